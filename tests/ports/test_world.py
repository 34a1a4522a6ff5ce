"""The ports `World` and `Workers`."""

import asyncio
import errno
import math
import multiprocessing
import os
import signal
import time
from collections import Counter

import pytest

from knobel.machine import workers
from knobel.machine.workers import ProcessWorkers
from knobel.machine.world import SystemWorld
from knobel.service.ports import Workers, World
from tests.kit.world import InlineWorkers, TurnedWorld


@pytest.fixture(params=["system", "turned"])
def world(request: pytest.FixtureRequest) -> World:
    return SystemWorld() if request.param == "system" else TurnedWorld()


def test_time_never_runs_backwards(world: World) -> None:
    times = [world.now() for _ in range(1000)]

    assert times == sorted(times)


async def test_what_is_past_is_not_waited_for(world: World) -> None:
    for past in (0, world.now() - 1, world.now()):
        waiting = asyncio.ensure_future(world.wait_until(past))
        await asyncio.sleep(0)

        assert waiting.done()


async def test_what_is_to_come_is_waited_for(world: World) -> None:
    waiting = asyncio.ensure_future(world.wait_until(world.now() + 3_600_000))
    await asyncio.sleep(0)

    assert not waiting.done()
    waiting.cancel()


def test_dice_fall_on_every_side_and_no_other(world: World) -> None:
    dice = world.dice()

    assert {dice.pick(3) for _ in range(200)} == {0, 1, 2}
    assert dice.pick(1) == 0


def test_the_machine_begins_at_the_right_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_790_000_000.5)
    monkeypatch.setattr(time, "monotonic", lambda: 12.0)
    world = SystemWorld()
    assert world.now() == 1_790_000_000_500
    monkeypatch.setattr(time, "time", lambda: 0.0)  # somebody sets the clock
    monkeypatch.setattr(time, "monotonic", lambda: 13.25)

    assert world.now() == 1_790_000_001_750


async def test_the_machine_wakes_not_before_its_time() -> None:
    world = SystemWorld()
    due = world.now() + 3
    await world.wait_until(due)

    assert world.now() >= due


async def test_a_turned_world_releases_whoever_waited() -> None:
    world = TurnedWorld(now=100)
    soon, later = (asyncio.ensure_future(world.wait_until(wall)) for wall in (105, 106))
    await asyncio.sleep(0)
    world.turn(5)
    await asyncio.sleep(0)

    assert (world.now(), soon.done(), later.done()) == (105, True, False)
    later.cancel()


def test_a_turned_world_rolls_what_it_is_told_and_then_by_its_number() -> None:
    forced, free = TurnedWorld(number=7), TurnedWorld(number=7)
    forced.force(5, 0)

    assert [forced.dice().pick(6) for _ in range(2)] == [5, 0]
    assert [forced.dice().pick(6) for _ in range(9)] == [free.dice().pick(6) for _ in range(9)]


# Workers


async def test_work_is_done_here_or_elsewhere() -> None:
    inline = InlineWorkers()
    elsewhere = ProcessWorkers(1)
    places: list[Workers] = [inline, elsewhere]

    assert [await place.run(math.factorial, 5) for place in places] == [120, 120]
    assert inline.asked == [(math.factorial, 5)]
    assert await inline.run(os.getpid) == os.getpid()
    other = await elsewhere.run(os.getpid)
    assert other != os.getpid()
    with pytest.raises(ValueError, match="negative"):
        await elsewhere.run(math.factorial, -1)

    os.kill(other, signal.SIGKILL)  # a worker that is killed is replaced
    answers = Counter([await elsewhere.run(math.factorial, 6) for _ in range(3)])
    assert answers == {720: 3}
    for place in places:
        await place.close()


def _refuse(_: int) -> int:
    raise PermissionError(errno.EPERM, "a sandbox forbids it")


def _prepare_where_priorities_are_forbidden() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "nice", _refuse)
        workers._prepare()


def test_a_worker_starts_where_a_sandbox_forbids_lower_priorities() -> None:
    child = multiprocessing.get_context("spawn").Process(
        target=_prepare_where_priorities_are_forbidden
    )
    child.start()
    child.join()

    assert child.exitcode == 0


def test_workers_tell_how_many_they_are() -> None:
    assert ProcessWorkers(3).slots == 3
    assert 2 <= ProcessWorkers().slots <= max(2, os.cpu_count() or 1)
