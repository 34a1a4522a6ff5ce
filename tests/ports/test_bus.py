"""The port `Bus`: one suite, on every adapter."""

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import count

import pytest
from msgspec import Struct

from knobel.buses.memory import MemoryBus
from knobel.buses.redis import RedisBus
from knobel.service.ports import Bus
from tests.kit.services import Redis

NUMBERS = count()


class Ends(Struct):
    """Two nodes: one publishes, the other listens; they may be the same."""

    mouth: Bus
    ear: Bus

    async def settle(self) -> None:
        """Everything that was asked of both has happened: what we ask for now is heard."""
        heard: list[int] = []
        name = f"settled {next(NUMBERS)}"
        stop = self.ear.listen(name, heard.append)
        async with asyncio.timeout(10):
            while not heard:  # the ear may not listen yet
                self.mouth.publish(name, 1)
                await asyncio.sleep(0.001)
        stop()


@pytest.fixture(params=["memory", "redis here", "redis elsewhere"])
async def ends(request: pytest.FixtureRequest) -> AsyncIterator[Ends]:
    if request.param == "memory":
        bus = MemoryBus()
        yield Ends(bus, bus)
        return
    server: Redis = request.getfixturevalue("redis_server")
    ear = await RedisBus.opened(server.url)
    mouth = ear if request.param == "redis here" else await RedisBus.opened(server.url)
    yield Ends(mouth, ear)
    for made in {id(mouth): mouth, id(ear): ear}.values():
        await made.close()


async def test_everybody_who_listens_to_a_match_hears_of_it(ends: Ends) -> None:
    ears: list[list[int]] = [[], [], []]
    for match, heard in zip("mmn", ears, strict=True):
        ends.ear.listen(match, heard.append)
    await ends.settle()
    ends.mouth.publish("m", 1)
    ends.mouth.publish("n", 5)
    ends.mouth.publish("o", 7)
    await ends.settle()

    assert ears == [[1], [1], [5]]


async def test_publishing_calls_nobody_at_once(ends: Ends) -> None:
    heard: list[int] = []
    ends.ear.listen("m", heard.append)
    await ends.settle()
    ends.mouth.publish("m", 1)
    assert heard == []
    await ends.settle()

    assert heard == [1]


async def test_of_several_versions_the_last_one_is_told(ends: Ends) -> None:
    heard: list[int] = []
    ends.ear.listen("m", heard.append)
    await ends.settle()
    for version in (1, 3, 2):
        ends.mouth.publish("m", version)
    await ends.settle()

    assert heard[-1:] == [3]


async def test_nobody_hears_what_rang_before(ends: Ends) -> None:
    heard: list[int] = []
    ends.mouth.publish("m", 1)
    await ends.settle()
    ends.ear.listen("m", heard.append)
    await ends.settle()

    assert heard == []


async def test_whoever_stops_listening_hears_no_more(ends: Ends) -> None:
    heard: list[int] = []
    stop = ends.ear.listen("m", heard.append)
    await ends.settle()
    ends.mouth.publish("m", 1)
    await ends.settle()
    stop()
    stop()
    ends.mouth.publish("m", 2)
    await ends.settle()

    assert heard == [1]


async def test_a_listener_may_stop_while_it_rings(ends: Ends) -> None:
    heard: list[int] = []
    stops: list[Callable[[], None]] = []
    stops.append(ends.ear.listen("m", lambda _version: stops[0]()))
    ends.ear.listen("m", heard.append)
    await ends.settle()
    for version in (1, 2):
        ends.mouth.publish("m", version)
        await ends.settle()

    assert heard == [1, 2]


async def test_whoever_listens_again_hears_again(ends: Ends) -> None:
    heard: list[int] = []
    for version in (1, 2, 3):
        stop = ends.ear.listen("m", heard.append)
        await ends.settle()
        ends.mouth.publish("m", version)
        await ends.settle()
        stop()

    assert heard == [1, 2, 3]


async def test_it_rings_for_nobody_too(ends: Ends) -> None:
    ends.mouth.publish("m", 1)
    await ends.settle()
