"""What only Redis can do to a bus: die, fall silent, and refuse."""

import asyncio
from collections.abc import Callable

import pytest

from knobel.buses import redis
from knobel.buses.redis import RedisBus, Refused
from tests.kit import services
from tests.kit.services import Wire


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """More pulses, so that a test need not wait for seconds."""
    monkeypatch.setattr(redis, "PULSE", 0.03)
    monkeypatch.setattr(redis, "MISSED", 10)
    monkeypatch.setattr(redis, "PAUSE", 0.02)


class Dumb:
    """A connection on which nothing can be sent."""

    async def connect(self) -> None:
        raise OSError("gone")

    async def disconnect(self, *, nowait: bool) -> None:
        pass


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 -- another process decides
            await asyncio.sleep(0.01)


async def test_a_bus_whose_redis_dies_is_deaf_until_it_is_back() -> None:
    with services.redis() as server:
        bus, other = [await RedisBus.opened(server.url) for _ in range(2)]
        deaf: list[bool] = []
        heard: list[int] = []
        bus.on_deaf(deaf.append)
        bus.listen("m", heard.append)
        await until(lambda: deaf == [True, False])
        server.kill()
        await until(lambda: deaf == [True, False, True])
        server.start()
        await until(lambda: deaf == [True, False, True, False])
        async with asyncio.timeout(10):
            while not heard:  # the other one may still have to connect
                other.publish("m", 1)
                await asyncio.sleep(0.01)
        for each in (bus, other):
            await each.close()


async def test_a_line_that_dies_without_a_word_is_noticed() -> None:
    with services.redis() as server:
        async with Wire(server.port) as wire:
            bus = await RedisBus.opened(f"redis://127.0.0.1:{wire.port}/0")
            deaf: list[bool] = []
            bus.on_deaf(deaf.append)
            await until(lambda: deaf == [True, False])
            wire.swallow()
            await until(lambda: deaf == [True, False, True])
            wire.heal()
            await until(lambda: deaf[-1] is False)
            await bus.close()


async def test_messages_of_others_do_not_make_a_bus_deaf() -> None:
    with services.redis() as server:
        bus, other = [await RedisBus.opened(server.url) for _ in range(2)]
        heard: list[int] = []
        bus.listen("m", heard.append)
        await until(lambda: not (bus._is_deaf or other._is_deaf))
        for body in (b"hello", b"hello you", b"", b"\xff", b"x " + 5_000 * b"9"):
            stranger = other._connect()
            await stranger.connect()
            await stranger.send_command("PUBLISH", redis.MATCH + "m", body)
            assert await stranger.read_response() == 1
            await stranger.disconnect()
        other.publish("m", 7)
        await until(lambda: heard == [7])
        for each in (bus, other):
            await each.close()


async def test_what_could_not_be_sent_goes_out_with_the_next_pulse() -> None:
    with services.redis() as server:
        bus, other = [await RedisBus.opened(server.url) for _ in range(2)]
        heard: list[int] = []
        other.listen("m", heard.append)
        await until(lambda: not (bus._is_deaf or other._is_deaf))
        await bus._shut_mouth()
        bus._mouth = Dumb()
        bus.publish("m", 7)
        await until(lambda: heard == [7])

        assert not isinstance(bus._mouth, Dumb)
        for each in (bus, other):
            await each.close()


async def test_publishing_to_a_dead_redis_takes_no_time() -> None:
    with services.redis() as server:
        bus = await RedisBus.opened(server.url)
        server.kill()
        heard: list[int] = []
        bus.listen("m", heard.append)
        bus.publish("m", 1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

        assert heard == [1]  # on the same node
        await bus.close()
        server.start()


async def test_a_bus_without_redis_is_deaf_from_the_start() -> None:
    bus = await RedisBus.opened(f"redis://127.0.0.1:{services.free_port()}/0")
    deaf: list[bool] = []
    bus.on_deaf(deaf.append)

    assert deaf == [True]
    await bus.close()


async def test_a_wrong_password_is_told() -> None:
    with services.redis("secret") as server:
        with pytest.raises(Refused):
            await RedisBus.opened(server.url)
        right = await RedisBus.opened(server.url.replace("redis://", "redis://:secret@"))
        deaf: list[bool] = []
        right.on_deaf(deaf.append)
        await until(lambda: deaf[-1] is False)
        await right.close()
