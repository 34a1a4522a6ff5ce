"""What one address asks for at the same time is done in turns, so that others are not held up."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knobel.server.limits import Turns
from knobel.server.run import InTurn
from knobel.service.limits import Limits
from knobel.service.missed import Seen
from knobel.stores.sqlite import SqliteStore
from tests.kit.wires import wired

HOME, SCHOOL, PROXY = "198.51.100.1", "203.0.113.9", "127.0.0.1"


class Slow:
    """An application whose answers are awaited until they are released."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.is_released = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, _send: Any) -> None:
        if scope.get("method") == "POST":
            await receive()
        self.begun.append(scope["client"][0])
        await self.is_released.wait()


async def _rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def _call(app: Any, host: str, receive: Any = None, **scope: Any) -> "asyncio.Task[None]":
    scope = {"type": "http", "method": "GET", "client": (host, 50_000), **scope}
    return asyncio.create_task(app(scope, receive, None))


async def test_an_address_has_some_calls_answered_at_once_and_the_others_in_turn() -> None:
    slow = Slow()
    app = InTurn(slow, Limits(calls_at_once=2))
    calls = [_call(app, HOME) for _ in range(5)] + [_call(app, SCHOOL)]
    await _rest()
    assert slow.begun == [HOME, HOME, SCHOOL]
    slow.is_released.set()
    await asyncio.gather(*calls)

    assert slow.begun == [HOME, HOME, SCHOOL, HOME, HOME, HOME]


async def test_calls_that_need_not_wait_leave_room_for_others_all_the_same() -> None:
    slow = Slow()
    slow.is_released.set()
    app = InTurn(slow, Limits(calls_at_once=2))
    calls = [_call(app, HOME) for _ in range(6)]
    await asyncio.sleep(0)
    assert slow.begun == [HOME] * 2  # and only then the loop comes round
    await asyncio.gather(*calls)

    assert slow.begun == [HOME] * 6


async def test_a_body_that_is_slow_to_arrive_holds_up_no_other_call() -> None:
    slow, body = Slow(), asyncio.Event()

    async def receive() -> dict[str, Any]:
        await body.wait()
        return {"type": "http.request"}

    app = InTurn(slow, Limits(calls_at_once=1))
    calls = [_call(app, HOME, receive, method="POST") for _ in range(3)]
    await _rest()
    calls.append(_call(app, HOME))
    await _rest()
    assert slow.begun == [HOME]
    body.set()
    await _rest()
    assert slow.begun == [HOME]
    slow.is_released.set()
    await asyncio.gather(*calls)

    assert slow.begun == [HOME] * 4


async def test_sockets_and_the_servers_life_do_not_wait_for_calls() -> None:
    slow = Slow()
    app = InTurn(slow, Limits(calls_at_once=1))
    calls = [_call(app, HOME), *(_call(app, HOME, type="websocket") for _ in range(2))]
    await _rest()

    assert slow.begun == [HOME] * 3
    slow.is_released.set()
    await asyncio.gather(*calls)


async def test_this_machine_has_the_turns_of_as_many_as_it_counts_for() -> None:
    slow = Slow()
    app = InTurn(slow, Limits(calls_at_once=2, local_visitors=3))
    calls = [_call(app, PROXY) for _ in range(9)]
    await _rest()

    assert slow.begun == [PROXY] * 6
    slow.is_released.set()
    await asyncio.gather(*calls)


async def test_nothing_is_kept_of_addresses_that_want_nothing_any_more() -> None:
    turns = Turns(1)
    async with turns.line(HOME):
        assert turns.line(HOME).is_taken
    await _rest()

    assert len(turns) == 0


async def test_the_messages_of_an_address_are_heard_in_turn(folder: Path) -> None:
    """Three tabs of a home and one of a school speak; the log is slow to write."""
    async with wired(folder, limits=Limits(messages_at_once=2)) as wire:
        anna, bo = await wire.pair()
        homes = [await wire.socket(client=HOME) for _ in range(3)]
        school = await wire.socket(client=SCHOOL)
        heard: list[str] = []
        is_released = asyncio.Event()
        follow = wire.harness.service.follow

        async def slowly(match: str, token: str, viewer: Any, seen: Seen | None = None) -> Any:
            heard.append(viewer.address)
            await is_released.wait()
            return await follow(match, token, viewer, seen)

        wire.harness.service.follow = slowly  # type: ignore[method-assign] # it is slow in this test
        for socket in (*homes, school):
            ticket = bo if socket is school else anna
            socket.say({"type": "hello", "match": ticket["id"], "token": ticket["token"]})
        await _rest()
        assert heard == [HOME, HOME, SCHOOL]
        is_released.set()
        await wire.harness.quiet()

        assert heard == [HOME, HOME, SCHOOL, HOME]
        assert all(socket.view for socket in (*homes, school))


async def test_so_are_its_moves(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tabs of a home move at once: the third is judged after the loop has served others."""
    log = SqliteStore.opened(tmp_path / "knobel.db")
    async with wired(folder, log, limits=Limits(messages_at_once=2)) as wire:
        anna, bo = await wire.pair()
        tabs = [await wire.socket(client=HOME) for _ in range(4)]
        school = await wire.socket(client=SCHOOL)
        for socket in (*tabs, school):
            ticket = bo if socket is school else anna
            await socket.hello(ticket["id"], ticket["token"])
        judged: list[str | None] = []
        live = await wire.harness.live_match(anna["id"])
        play = live.play_soon

        def noted(key: str | None, *more: Any) -> None:
            judged.append(key)
            play(key, *more)

        monkeypatch.setattr(live, "play_soon", noted)
        for number, socket in enumerate((*tabs, school)):
            socket.say({"type": "play", "id": f"c-{number}", "move": "a1", "turn": 9})
        home, other = (chair.key for chair in live.match.chairs)
        assert judged == [home, home, other]
        await wire.harness.quiet()

        answers = [socket.heard[-1]["type"] for socket in (*tabs, school)]
        assert answers == ["no"] * 5
