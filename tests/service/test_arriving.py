"""Many people arrive at once, while others play."""

import asyncio
from typing import Any

import pytest

from knobel.core.game import Millis
from knobel.service.ports import Unsure, World
from knobel.stores.memory import MemoryStore
from knobel.stores.roster import MemoryRoster, Rows
from tests.kit.harness import Harness, Screen, opened

CLOCK = {"clock": {"type": "per-move", "seconds": 10}}


class SlowStore(MemoryStore):
    """A store whose roster notes arrivals only when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.lets_in = asyncio.Event()

    def roster(self, world: World, /) -> MemoryRoster:
        return SlowRoster(self, self._rows, world)


class SlowRoster(MemoryRoster):
    def __init__(self, store: SlowStore, rows: Rows, world: World) -> None:
        super().__init__(rows, world)
        self._store = store

    async def arrive(
        self, match: str, key: str, line: int, /, *, is_new: bool = True
    ) -> Millis | None:
        await self._store.lets_in.wait()
        return await super().arrive(match, key, line, is_new=is_new)


async def test_moves_do_not_wait_for_those_who_arrive() -> None:
    store = SlowStore()
    async with opened(store) as harness:
        anna, _ = await harness.pair()
        coming = asyncio.create_task(harness.follow(anna.id, anna.token))
        await harness.quiet()
        version = await asyncio.wait_for(harness.drop(anna.id, "a1"), 1)
        was_let_in = coming.done()
        store.lets_in.set()
        screen = await coming

    assert not was_let_in
    assert screen.v == version


async def test_a_match_stays_in_memory_while_somebody_arrives() -> None:
    store = SlowStore()
    async with opened(store) as harness:
        anna = await harness.open()
        coming = asyncio.create_task(harness.follow(anna.id, anna.token))
        await harness.quiet()
        await harness.service.join(anna.code, "Bo")  # a visit that ends while Anna arrives
        store.lets_in.set()
        screen = await coming
        version = await harness.drop(anna.id, "a1")

    assert screen.v == version


async def test_whoever_gets_a_seat_while_they_arrive_is_let_in_with_it() -> None:
    store = SlowStore()
    async with opened(store) as harness:
        anna = await harness.open()
        live = await harness.live_match(anna.id)
        keys = iter(["anna", "bo", "bo", "bo"])
        screen = Screen()
        store.lets_in.set()
        await live.follow(screen, lambda: next(keys))
        await harness.quiet()
        present = await store.roster(harness.world).present(anna.id)

    assert screen.key == "bo"
    assert present.keys() == {"bo"}


async def test_whoever_is_refused_after_they_arrived_is_not_present() -> None:
    store = SlowStore()
    async with opened(store) as harness:
        anna = await harness.open()
        coming = asyncio.create_task(harness.follow(anna.id, anna.token))
        await harness.quiet()
        await harness.service.delete(anna.id, anna.token)
        store.lets_in.set()
        [fault] = await asyncio.gather(coming, return_exceptions=True)
        await harness.quiet()
        present = await store.roster(harness.world).present(anna.id)

    assert repr(fault).startswith("NotFound")
    assert present == {}


async def kept_waiting(
    harness: Harness, store: SlowStore, after: int
) -> tuple[Screen, "asyncio.Task[Any]"]:
    """Anna leaves after that time, and has waited for four seconds to be let in; Bo looks on."""
    anna, bo = await harness.pair(config=CLOCK)
    a = await harness.follow(anna.id, anna.token)
    b = await harness.follow(anna.id, bo.token)
    await harness.turn(after)
    await harness.leave(anna.id, a)
    store.lets_in.clear()
    coming = asyncio.create_task(harness.come_back(anna.id, anna.token, a))
    await harness.turn(4_000)
    return b, coming


async def test_whoever_is_let_in_late_gets_the_time_back() -> None:
    """Seed 10015581 of the simulation."""
    store = SlowStore()
    store.lets_in.set()
    async with opened(store) as harness:
        b, coming = await kept_waiting(harness, store, after=3_000)
        store.lets_in.set()
        await coming
        await harness.turn(6_999)
        assert b.match["outcome"] is None
        await harness.turn(1)

    assert b.match["outcome"] is not None


async def unanswered(*_what: Any, **_how: Any) -> None:
    raise Unsure("no answer")


async def test_whoever_was_refused_before_they_are_let_in_gets_that_time_back_too(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 30003847 of the simulation: a node that has just woken lets nobody in before it beats."""
    anna, bo = await harness.pair(config=CLOCK)
    b = await harness.follow(anna.id, bo.token)
    await harness.turn(3_000)
    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "arrive", unanswered)
        for _ in range(4):
            with pytest.raises(Unsure):
                await harness.follow(anna.id, anna.token)
            await harness.turn(1_000)
    await harness.follow(anna.id, anna.token)
    await harness.turn(6_999)
    assert b.match["outcome"] is None
    await harness.turn(1)

    assert b.match["outcome"] is not None


async def test_whoever_was_let_in_elsewhere_after_a_refusal_gets_no_time_back(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 433 of the simulation: later they came back to the node that had refused them."""
    anna, bo = await harness.pair(config=CLOCK)
    b = await harness.follow(anna.id, bo.token)
    a = await harness.follow(anna.id, anna.token)
    await harness.leave(anna.id, a)
    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "arrive", unanswered)
        with pytest.raises(Unsure):
            await harness.come_back(anna.id, anna.token, a)
    await harness.turn(3_000)
    a.now = harness.world.now()  # another node has let her in
    await harness.come_back(anna.id, anna.token, a)
    await harness.turn(7_000)

    assert b.match["outcome"] is not None


async def test_whoever_was_refused_and_stays_away_gets_no_time_back(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bo = await harness.pair(config={"clock": {"type": "per-move", "seconds": 30}})
    b = await harness.follow(anna.id, bo.token)
    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "arrive", unanswered)
        with pytest.raises(Unsure):
            await harness.follow(anna.id, anna.token)
    await harness.turn(10_001)
    await harness.follow(anna.id, anna.token)
    await harness.turn(30_000 - 10_001)

    assert b.match["outcome"] is not None


async def test_no_flag_falls_while_somebody_waits_to_be_let_in() -> None:
    store = SlowStore()
    store.lets_in.set()
    async with opened(store) as harness:
        b, coming = await kept_waiting(harness, store, after=7_000)
        assert (b.phase, b.match["why_stopped"], b.match["stopped"]) == ("paused", "outage", 7_000)
        store.lets_in.set()
        await coming
        await harness.quiet()

    assert b.phase == "running"


async def test_whoever_is_here_already_gets_no_time_for_a_second_connection() -> None:
    store = SlowStore()
    store.lets_in.set()
    async with opened(store) as harness:
        anna, _ = await harness.pair(config=CLOCK)
        a = await harness.follow(anna.id, anna.token)
        store.lets_in.clear()
        coming = asyncio.create_task(harness.follow(anna.id, anna.token))
        await harness.turn(4_000)
        store.lets_in.set()
        await coming
        await harness.turn(6_000)

    assert a.match["outcome"] is not None
