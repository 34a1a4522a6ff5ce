"""Clocks that run out without a command, and what happens while the server is down."""

from pathlib import Path

import pytest

from knobel.catalog import Unreadable
from knobel.games.vier3d import Drop
from knobel.match import commands as do
from knobel.service.ports import Store
from knobel.service.written import SLICE
from knobel.stores.memory import MemoryStore
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import MINE, BrittleLog, Harness, Screen, bot, opened
from tests.kit.world import TurnedWorld

FUSE = {"clock": {"type": "per-move", "seconds": 10}}
TOTAL = {"clock": {"type": "total", "seconds": 60, "increment": 2}}
WEEK = 7 * 24 * 3600 * 1000


async def test_the_flag_falls_by_itself(harness: Harness) -> None:
    anna, _ = await harness.pair(config=FUSE)
    watcher = await harness.follow(anna.id, anna.watch)
    await harness.turn(9_999)
    assert watcher.phase == "running"
    await harness.turn(1)

    assert watcher.match["outcome"] == {"reason": "time", "places": [1, 0]}
    assert watcher.heard[-1]["events"] == [
        {"type": "forfeited", "seat": 0, "reason": "time", "at": 10_000}
    ]


async def test_every_move_winds_the_clock(harness: Harness) -> None:
    anna, _ = await harness.pair(config=FUSE)
    watcher = await harness.follow(anna.id, anna.watch)
    for rod in ("a1", "b1", "c1"):
        await harness.turn(9_000)
        await harness.drop(anna.id, rod)
    await harness.turn(9_999)
    assert watcher.phase == "running"
    await harness.turn(1)

    assert watcher.match["outcome"] == {"reason": "time", "places": [0, 1]}


async def test_a_move_after_the_flag_is_too_late_even_if_it_wakes_the_server(
    harness: Harness,
) -> None:
    anna, _ = await harness.pair(config=FUSE)
    await harness.quiet()
    harness.world.turn(10_000)  # nobody has rung yet when the move comes in

    with pytest.raises(Exception, match="over"):
        await harness.do(anna.id, 0, Drop("a1", 1))
    assert (await harness.live_match(anna.id)).match.state.plies == ()


async def test_the_first_of_many_clocks_rings_first(harness: Harness) -> None:
    slow, _ = await harness.pair(config={"clock": {"type": "per-move", "seconds": 30}})
    fast, _ = await harness.pair(config=FUSE)
    screens = [await harness.follow(ticket.id, ticket.watch) for ticket in (slow, fast)]
    await harness.turn(10_000)
    assert [screen.phase for screen in screens] == ["running", "over"]
    await harness.turn(20_000)

    assert [screen.phase for screen in screens] == ["over", "over"]


async def test_the_clock_is_shown_as_of_match_time(harness: Harness) -> None:
    anna, _ = await harness.pair(config=TOTAL)
    screen = await harness.follow(anna.id, anna.token)
    began = harness.world.now()
    await harness.turn(7_000)
    await harness.drop(anna.id, "a1")

    assert screen.match["epoch"] == began
    assert screen.view["clock"] == {"lefts": [55_000, 60_000], "running": 1, "since": 7_000}


async def test_a_match_that_everybody_left_ends_itself(harness: Harness) -> None:
    anna, _ = await harness.pair()
    watcher = await harness.follow(anna.id, anna.watch)
    await harness.turn(5_000)
    await harness.turn(WEEK - 1)
    assert watcher.phase == "running"
    await harness.turn(1)

    assert watcher.match["outcome"] == {"reason": "abandoned", "places": [0, 0]}


# Outages


async def killed(log: Store, harness: Harness) -> None:
    """The harness is gone without a word: it neither beats nor hears any more."""
    harness.kill()
    await harness.quiet()


async def started(log: Store, world: TurnedWorld | None = None) -> Harness:
    harness = Harness(log, world=world)
    await harness.service.start()
    await harness.quiet()
    return harness


async def test_time_stands_still_while_the_server_is_down(log: Store) -> None:
    harness = await started(log)
    anna, bo = await harness.pair(config=TOTAL)
    screens = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await harness.turn(5_000)
    await harness.drop(anna.id, "a1")
    await harness.turn(7_000)
    await harness.turn(2_000)
    await killed(log, harness)
    harness.world.turn(3_600_000)
    again = await started(log, harness.world)

    a = await again.follow(anna.id, anna.token)
    assert a.view["moves"] == screens[0].view["moves"]
    assert (a.phase, a.match["why_stopped"]) == ("paused", "outage")
    assert a.match["stopped"] == 14_000  # the last sign of life
    assert await again.refusal(anna.id, 1, Drop("b1", 2)) == "paused"
    await again.turn(1_000)
    b = await again.follow(anna.id, bo.token)
    assert (a.phase, b.phase) == ("running", "running")
    await again.turn(46_000 + 5_000 - 1)
    assert a.phase == "running"
    await again.turn(1)
    assert a.match["outcome"] == {"reason": "time", "places": [0, 1]}
    await again.service.close()


async def test_no_flag_falls_while_a_long_match_is_read_after_an_outage(log: Store) -> None:
    harness = await started(log)
    anna, _ = await harness.pair(config=TOTAL)
    for number in range(12 * SLICE):
        await harness.do(anna.id, 0, do.Rename(f"Anna {number}"))
    await killed(log, harness)
    harness.world.turn(3_600_000)
    again = await started(log, harness.world)
    screen = await again.follow(anna.id, anna.token)

    assert (screen.phase, screen.match["outcome"]) == ("paused", None)
    await again.service.close()


async def test_it_goes_on_twenty_seconds_after_the_first_is_back(log: Store) -> None:
    harness = await started(log)
    anna, _ = await harness.pair(config=TOTAL)
    await harness.turn(2_000)
    await killed(log, harness)
    harness.world.turn(60_000)
    again = await started(log, harness.world)
    await again.turn(600_000)
    a = await again.follow(anna.id, anna.token)
    await again.turn(19_999)
    assert a.phase == "paused"
    await again.turn(1)

    assert a.phase == "running"
    assert a.match["chairs"][1]["away"] is not None
    await again.service.close()


@pytest.mark.parametrize("is_stopped", [False, True])
async def test_a_start_that_is_cut_short_costs_nobody_the_outage_before_it(
    log: Store, second_log: Store, is_stopped: bool
) -> None:
    harness = await started(log)
    anna, _ = await harness.pair(config=TOTAL)
    await harness.turn(2_000)
    await killed(log, harness)
    harness.world.turn(3_600_000)
    hapless = Harness(second_log, world=harness.world)
    await hapless.service.start()  # it has not taken up any match yet
    await (hapless.service.close() if is_stopped else killed(second_log, hapless))
    again = await started(log, harness.world)
    screen = await again.follow(anna.id, anna.token)

    assert (screen.phase, screen.match["stopped"]) == ("paused", 2_000)
    await again.service.close()


async def test_a_disk_that_is_full_at_the_start_costs_nobody_the_outage() -> None:
    log = BrittleLog()
    harness = await started(log)
    anna, _ = await harness.pair(config=TOTAL)
    await harness.turn(2_000)
    await killed(log, harness)
    harness.world.turn(3_600_000)
    log.is_full = True
    again = await started(log, harness.world)
    await again.turn(10_000)
    log.is_full = False
    await again.turn(2_000)
    screen = await again.follow(anna.id, anna.token)

    assert (screen.phase, screen.match["stopped"]) == ("paused", 2_000)
    await again.service.close()


async def test_a_server_that_died_before_its_first_sign_of_life_costs_nobody_time() -> None:
    log = MemoryStore()
    harness = await started(log)
    anna, _ = await harness.pair(config=TOTAL)
    await killed(log, harness)
    harness.world.turn(3_600_000)
    again = await started(log, harness.world)
    screen = await again.follow(anna.id, anna.token)
    assert (screen.phase, screen.match["stopped"]) == ("paused", 0)
    await again.service.close()


async def test_a_start_takes_up_no_match_that_nobody_asks_for(tmp_path: Path) -> None:
    log = SqliteStore.opened(tmp_path / "knobel.db")
    harness = await started(log)
    tickets = [(await harness.pair(config=TOTAL))[0] for _ in range(3)]
    await killed(log, harness)
    lines = [len(await log.read(ticket.id)) for ticket in tickets]
    harness.world.turn(3_600_000)
    again = await started(log, harness.world)
    await again.turn(3_600_000)

    assert [len(await log.read(ticket.id)) for ticket in tickets] == lines
    assert not any(ticket.id in again.service._matches for ticket in tickets)
    await again.service.close()


async def test_another_node_takes_up_the_live_matches_of_a_dead_one() -> None:
    log = MemoryStore()
    harness = await started(log)
    running, idle, over = [(await harness.pair(config=config))[0] for config in (TOTAL, {}, {})]
    await harness.turn(5_000)  # nobody is there, but one clock runs
    await harness.do(over.id, 0, do.Resign())
    await killed(log, harness)
    before = [len(await log.read(ticket.id)) for ticket in (running, idle, over)]
    again = await started(log, harness.world)
    for _ in range(6):
        await again.turn(1_000)
    after = [len(await log.read(ticket.id)) for ticket in (running, idle, over)]

    assert after == [before[0] + 1, *before[1:]]
    assert not any(ticket.id in again.service._matches for ticket in (idle, over))
    assert (await again.follow(running.id, running.token)).match["stopped"] == 5_000
    await again.service.close()


async def test_nobody_pays_for_outages_between_which_nobody_came(log: Store) -> None:
    harness = await started(log)
    anna, _ = await harness.pair(config=TOTAL)
    await harness.turn(2_000)
    await killed(log, harness)
    harness.world.turn(3_600_000)
    between = await started(log, harness.world)
    await between.turn(600_000)
    await killed(log, between)
    harness.world.turn(3_600_000)
    again = await started(log, harness.world)
    screen = await again.follow(anna.id, anna.token)

    assert (screen.phase, screen.match["stopped"]) == ("paused", 2_000)
    await again.service.close()


async def test_without_a_clock_it_simply_goes_on(log: Store) -> None:
    harness = await started(log)
    anna, bo = await harness.pair()
    await harness.drop(anna.id, "a1")
    await killed(log, harness)
    harness.world.turn(3_600_000)
    again = await started(log, harness.world)
    screens = [await again.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await again.drop(anna.id, "b1")

    assert [len(screen.view["moves"]) for screen in screens] == [2, 2]
    assert all(chair["away"] is None for chair in screens[0].match["chairs"])
    await again.service.close()


async def test_after_a_restart_whoever_does_not_come_back_is_away(log: Store) -> None:
    harness = await started(log)
    anna, bo = await harness.pair()
    await killed(log, harness)
    harness.world.turn(3_600_000)
    again = await started(log, harness.world)
    a = await again.follow(anna.id, anna.token)
    await again.turn(5_000)
    assert a.match["chairs"][1]["away"] == again.world.now()
    assert await again.refusal(anna.id, 0, do.Claim("win")) == "not-away-long-enough"
    await again.follow(anna.id, bo.token)

    assert a.match["chairs"][1]["away"] is None
    await again.service.close()


async def test_command_names_are_remembered_over_a_restart(log: Store) -> None:
    harness = await started(log)
    anna, _ = await harness.pair()
    version = await harness.do(anna.id, 0, Drop("a1", 1), "c-1")
    await killed(log, harness)
    again = await started(log, harness.world)

    assert await again.do(anna.id, 0, Drop("a1", 1), "c-1") == version
    assert len((await again.live_match(anna.id)).match.state.plies) == 1
    await again.service.close()


async def test_a_restart_in_the_middle_of_a_rematch_opens_it() -> None:
    log = BrittleLog()
    harness = await started(log)
    anna, _ = await harness.pair()
    await harness.do(anna.id, 0, do.Resign())
    await harness.do(anna.id, 0, do.Propose("rematch"))
    await harness.do(anna.id, 1, do.Propose("rematch"))
    log.is_full = True  # before the rematch can be stored
    await harness.quiet()
    assert len(await log.page("", 100)) == 1
    log.is_full = False
    await killed(log, harness)
    harness.world.turn(5_000)
    again = await started(log, harness.world)
    screen = await again.follow(anna.id, anna.token)
    await again.quiet()

    assert len(await log.page("", 100)) == 2
    successor = screen.match["successor"]
    assert (await again.follow(successor, anna.token)).phase == "running"
    await again.service.close()


async def test_a_match_that_cannot_be_read_holds_nobody_up(log: Store) -> None:
    harness = await started(log)
    broken, _ = await harness.pair()
    anna, _ = await harness.pair(config=TOTAL)
    await killed(log, harness)
    await log.append(
        broken.id, len(await log.read(broken.id)) + 1, b'{"no": "entry"}', is_last=False
    )
    again = await started(log, harness.world)
    with pytest.raises(Unreadable):
        await again.follow(broken.id, broken.token)

    assert (await again.follow(anna.id, anna.token)).view["to_move"] == 0
    await again.service.close()


async def test_the_heart_beats_twice_a_second(harness: Harness) -> None:
    begun = harness.world.now()
    anna = await harness.open()
    screen = await harness.follow(anna.id, anna.token)
    roster = harness.service._node._roster
    assert await roster.present(anna.id) == {screen.key: begun}
    await harness.stall(499)
    assert await roster.present(anna.id) == {screen.key: begun}
    await harness.stall(1)

    assert await roster.present(anna.id) == {screen.key: begun + 500}


async def test_the_heart_beats_on_after_a_full_disk() -> None:
    log = BrittleLog()
    async with opened(log) as harness:
        log.is_full = True
        await harness.turn(2_000)
        assert not harness.service.is_well
        log.is_full = False
        await harness.turn(2_000)

        assert harness.service.is_well


# A full disk


async def test_what_cannot_be_written_has_not_happened() -> None:
    log = BrittleLog()
    async with opened(log) as harness:
        anna, bo = await harness.pair()
        screens = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
        heard = [len(screen.heard) for screen in screens]
        log.is_full = True
        with pytest.raises(Exception, match="full"):
            await harness.do(anna.id, 0, Drop("a1", 1), "c-1")
        with pytest.raises(Exception, match="full"):
            await harness.open()
        assert [len(screen.heard) for screen in screens] == heard
        assert (await harness.live_match(anna.id)).match.state.plies == ()
        log.is_full = False
        await harness.do(anna.id, 0, Drop("a1", 1), "c-1")

        assert [len(screen.view["moves"]) for screen in screens] == [1, 1]


async def test_whoever_could_not_be_let_in_is_not_told_any_more() -> None:
    log = BrittleLog()
    async with opened(log) as harness:
        anna, bo = await harness.pair()
        await harness.follow(anna.id, anna.token)
        await harness.turn(5_000)  # Bo is away
        log.is_full = True
        screen = Screen()
        with pytest.raises(Exception, match="full"):
            await harness.service.follow(anna.id, bo.token, screen)
        log.is_full = False
        heard = len(screen.heard)
        await harness.drop(anna.id, "a1")

        assert len(screen.heard) == heard


async def test_a_flag_that_could_not_be_written_falls_as_soon_as_it_can() -> None:
    log = BrittleLog()
    async with opened(log) as harness:
        anna, _ = await harness.pair(config=FUSE)
        watcher = await harness.follow(anna.id, anna.watch)
        log.is_full = True
        await harness.turn(10_000)
        assert watcher.phase == "running"
        log.is_full = False
        await harness.turn(1_000)

        assert watcher.match["outcome"] == {"reason": "time", "places": [1, 0]}
        fallen = next(told for told in watcher.heard if "forfeited" in str(told.get("events")))
        assert fallen["events"] == [
            {"type": "forfeited", "seat": 0, "reason": "time", "at": 10_000}
        ]


async def test_an_absence_that_could_not_be_written_is_noticed_as_soon_as_it_can() -> None:
    log = BrittleLog()
    async with opened(log) as harness:
        anna, _ = await harness.pair()
        screen = await harness.follow(anna.id, anna.token)
        log.is_full = True
        await harness.turn(5_000)
        log.is_full = False
        await harness.turn(1_000)

        assert screen.match["chairs"][1]["away"] == harness.world.now()


async def test_a_bot_whose_move_could_not_be_written_tries_again() -> None:
    log = BrittleLog()
    async with opened(log, pace=600) as harness:
        anna = await harness.open((MINE, bot()))
        screen = await harness.follow(anna.id, anna.token)
        await harness.drop(anna.id, "a1")
        log.is_full = True
        await harness.turn(600)
        log.is_full = False
        await harness.turn(1_000)
        await harness.turn(600)

        assert len(screen.view["moves"]) == 2
