"""Two services on one log: the log decides, the bus notifies."""

from collections.abc import AsyncIterator

import pytest

from knobel.core.game import Illegal
from knobel.games.vier3d import Drop
from knobel.games.xcode import Say
from knobel.match import commands as do
from knobel.service.ports import NotFound, Store
from tests.kit.harness import Harness, MutedBus, opened


@pytest.fixture
def bus() -> MutedBus:
    return MutedBus()


@pytest.fixture
async def harnesses(
    log: Store, second_log: Store, bus: MutedBus
) -> AsyncIterator[tuple[Harness, Harness]]:
    async with opened(log, bus=bus) as one, opened(second_log, bus=bus, world=one.world) as other:
        yield one, other


async def test_viewers_of_the_other_process_are_told(harnesses: tuple[Harness, Harness]) -> None:
    here, there = harnesses
    anna, bo = await here.pair()
    a = await here.follow(anna.id, anna.token)
    b = await there.follow(anna.id, bo.token)
    await here.drop(anna.id, "a1")
    await there.quiet()
    await there.drop(anna.id, "b1")
    await here.quiet()

    assert [move[1] for move in a.view["moves"]] == ["a1", "b1"]
    assert a.view == b.view
    assert a.v == b.v


async def test_the_slower_one_catches_up_and_is_refused(
    harnesses: tuple[Harness, Harness], bus: MutedBus
) -> None:
    here, there = harnesses
    anna, bo = await here.pair()
    b = await there.follow(anna.id, bo.token)
    bus.is_muted = True
    await here.drop(anna.id, "a1")
    assert b.view["moves"] == []

    with pytest.raises(Illegal, match="not-your-turn"):
        await there.do(anna.id, 0, Drop("b1", 1))
    assert [move[1] for move in b.view["moves"]] == ["a1"]
    assert len(await here.log.read(anna.id)) == b.v


async def test_a_move_without_a_task_is_judged_again_when_it_was_too_slow(
    harnesses: tuple[Harness, Harness], bus: MutedBus
) -> None:
    here, there = harnesses
    anna, bo = await here.pair()
    b = await there.follow(anna.id, bo.token)
    live = await there.service.live_match(anna.id)
    answers: list[int | Exception] = []
    key = live.match.chairs[0].key
    bus.is_muted = True
    await here.drop(anna.id, "a1")
    live.play_soon(key, "b1", 1, "late", None, answers.append)
    await there.quiet()
    live.play_soon(live.match.chairs[1].key, "b1", 2, "next", None, answers.append)
    await there.quiet()

    late, played = answers
    assert isinstance(late, Illegal)
    assert late.code == "not-your-turn"
    assert played == b.v == len(await here.log.read(anna.id))
    assert [move[1] for move in b.view["moves"]] == ["a1", "b1"]


async def test_after_a_missed_ring_the_next_one_brings_everything(
    harnesses: tuple[Harness, Harness], bus: MutedBus
) -> None:
    here, there = harnesses
    anna, _ = await here.pair()
    watcher = await there.follow(anna.id, anna.watch)
    bus.is_muted = True
    await here.drop(anna.id, "a1 b1 c1")
    bus.is_muted = False
    await here.drop(anna.id, "d1")
    await there.quiet()

    assert [move[1] for move in watcher.view["moves"]] == ["a1", "b1", "c1", "d1"]


async def test_a_command_repeated_at_the_other_process_counts_once(
    harnesses: tuple[Harness, Harness], bus: MutedBus
) -> None:
    here, there = harnesses
    anna, _ = await here.pair()
    await there.follow(anna.id, anna.token)
    bus.is_muted = True
    version = await here.do(anna.id, 0, Drop("a1", 1), "c-1")

    assert await there.do(anna.id, 0, Drop("a1", 1), "c-1") == version
    assert len(await here.log.read(anna.id)) == version


async def test_a_move_that_was_written_elsewhere_is_not_refused_after_catching_up(
    harnesses: tuple[Harness, Harness], bus: MutedBus
) -> None:
    """The simulation found it: settling a deadline that is over catches up, and the turn is another."""
    here, there = harnesses
    anna, _ = await here.pair(config={"clock": {"type": "per-move", "seconds": 10}})
    await there.follow(anna.id, anna.token)
    live = await there.service.live_match(anna.id)
    await here.turn(5_000)
    bus.is_muted = True
    version = await here.do(anna.id, 0, Drop("a1", 1), "c-1")
    here.world.turn(5_000)  # there the first deadline has passed

    assert await live.play(live.match.chairs[0].key, "a1", 1, "c-1") == version


async def test_both_may_ring_the_alarm_but_the_flag_falls_once(
    harnesses: tuple[Harness, Harness],
) -> None:
    here, there = harnesses
    anna, bo = await here.pair(config={"clock": {"type": "per-move", "seconds": 10}})
    screens = [await here.follow(anna.id, anna.token), await there.follow(anna.id, bo.token)]
    await here.turn(10_000)
    await there.quiet()

    assert [screen.phase for screen in screens] == ["over", "over"]
    assert [screen.events.count("forfeited") for screen in screens] == [1, 1]
    assert screens[0].v == screens[1].v == len(await here.log.read(anna.id))


async def test_whoever_joins_at_one_process_is_seen_at_the_other(
    harnesses: tuple[Harness, Harness],
) -> None:
    here, there = harnesses
    anna = await here.open()
    screen = await here.follow(anna.id, anna.token)
    await there.service.join(anna.code, "Bo")
    await here.quiet()

    assert screen.phase == "running"


async def test_what_one_process_deletes_the_other_cannot_go_on_with(
    harnesses: tuple[Harness, Harness],
) -> None:
    here, there = harnesses
    anna, bo = await here.pair()
    await there.follow(anna.id, bo.token)
    await here.service.delete(anna.id, anna.token)

    with pytest.raises(NotFound):
        await there.do(anna.id, 0, do.Resign())
    assert await here.log.read(anna.id) == []


async def test_no_bot_acts_for_whoever_came_back_at_the_other_process(
    harnesses: tuple[Harness, Harness], bus: MutedBus
) -> None:
    here, there = harnesses
    anna, bo = await here.pair(game="xcode", config={"players": 2, "countdown": 0})
    await here.follow(anna.id, anna.token)
    b = await here.follow(anna.id, bo.token)
    for seat in (0, 1):
        await here.do(anna.id, seat, do.Ready())
    await here.leave(anna.id, b)
    await here.turn(5_000)
    await here.do(anna.id, 0, do.Substitute(1))
    live = await there.live_match(anna.id)
    bus.is_muted = True
    await here.do(anna.id, 1, do.Reclaim())
    lines = await here.log.read(anna.id)

    with pytest.raises(Illegal, match="not-seated"):
        await live.act_for(1, Say("need", "5"), 0)
    assert await here.log.read(anna.id) == lines
