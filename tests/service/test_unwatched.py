"""Bots think only where somebody looks on."""

from typing import Any, cast

import pytest

from knobel.bots import BotLevel, Budget, Choice
from knobel.catalog import GAMES
from knobel.catalog.thinking import think
from knobel.core.game import Illegal, Millis, Outcome
from knobel.games import vier3d
from knobel.match import commands as do
from knobel.match import verify
from knobel.service import Ticket
from knobel.service.limits import Limits
from knobel.service.ports import Store
from tests.kit import fourth_game
from tests.kit.harness import MINE, Harness, Screen, bot, opened
from tests.kit.world import HeldWorkers

PACE: Millis = 600
HOUR: Millis = 3_600_000
FUSE = {"clock": {"type": "per-move", "seconds": 10}}
ALONE = {"players": 2, "countdown": 0}
TOTAL = {"clock": {"type": "total", "seconds": 60, "increment": 2}}


def thoughts(harness: Harness) -> int:
    return sum(asked[0] is think for asked in harness.workers.asked)


async def among_bots(harness: Harness, **order: Any) -> Ticket:
    return await harness.open((bot(), bot()), name="", **order)


async def turn(harness: Harness, seconds: int) -> None:
    """Second by second, so that everything happens at its time."""
    for _ in range(seconds):
        await harness.turn(1_000)


async def is_sound(harness: Harness, match: str) -> bool:
    live = await harness.live_match(match)
    entries = [live.definition.read_entry(line) for line in await harness.log.read(match)]
    return verify(live.definition.game, live.match.header, entries) is None


# Bots among themselves


async def test_bots_do_not_play_among_themselves_while_nobody_looks_on(harness: Harness) -> None:
    ticket = await among_bots(harness)
    await harness.quiet()
    assert thoughts(harness) == 0
    screen = await harness.follow(ticket.id, ticket.token)
    await harness.quiet()

    assert screen.phase == "over"


async def test_bots_rest_when_the_last_viewer_is_gone_and_go_on_when_one_comes(log: Store) -> None:
    async with opened(log, pace=PACE) as harness:
        ticket = await among_bots(harness)
        first = await harness.follow(ticket.id, ticket.watch)
        await turn(harness, 2)
        await harness.leave(ticket.id, first)
        await turn(harness, 8)
        rested = thoughts(harness)
        assert (
            ticket.id not in harness.service._matches._live
        )  # it is read again when somebody comes
        await turn(harness, 60)
        assert thoughts(harness) == rested
        again = await harness.follow(ticket.id, ticket.watch)
        played = len(again.view["moves"])
        await turn(harness, 3)

        assert len(again.view["moves"]) > played > len(first.view["moves"])


async def test_bots_go_on_while_the_page_is_loaded_again() -> None:
    async with opened(pace=PACE) as harness:
        ticket = await among_bots(harness)
        screen = await harness.follow(ticket.id, ticket.watch)
        await turn(harness, 1)
        await harness.leave(ticket.id, screen)
        await turn(harness, 4)
        again = await harness.follow(ticket.id, ticket.watch)

        assert len(again.view["moves"]) >= len(screen.view["moves"]) + 3


@pytest.mark.parametrize("clock", [FUSE, TOTAL])
async def test_their_clocks_stand_still_while_nobody_looks_on(
    log: Store, clock: dict[str, Any]
) -> None:
    async with opened(log, pace=PACE) as harness:
        ticket = await among_bots(harness, config=clock)
        await harness.turn(HOUR)
        screen = await harness.follow(ticket.id, ticket.watch)
        await turn(harness, 2)
        await harness.leave(ticket.id, screen)
        await turn(harness, 8)
        await harness.turn(HOUR)
        again = await harness.follow(ticket.id, ticket.watch)
        assert again.phase == "running"
        played = len(again.view["moves"])
        await turn(harness, 2)

        assert len(again.view["moves"]) > played
        assert "forfeited" not in again.events
        assert await is_sound(harness, ticket.id)


async def test_their_clocks_stand_still_while_the_server_is_down(log: Store) -> None:
    harness = Harness(log, pace=PACE)
    await harness.service.start()
    ticket = await among_bots(harness, config=FUSE)
    await harness.turn(HOUR)
    for job in harness.service._jobs:
        job.cancel()
    harness.world.turn(HOUR)
    async with opened(log, world=harness.world, pace=PACE) as again:
        await turn(again, 20)
        assert (
            await again.live_match(ticket.id)
        ).match.version == 1  # not even the outage is written
        screen = await again.follow(ticket.id, ticket.watch)
        await turn(again, 2)

        assert screen.phase == "running"
        assert len(screen.view["moves"]) > 0


# People


async def test_a_bot_does_not_move_before_its_opponent_is_back(harness: Harness) -> None:
    anna = await harness.open((MINE, bot()))
    await harness.leave(anna.id, await harness.follow(anna.id, anna.token))
    await harness.turn(5_000)
    await harness.drop(anna.id, "a1")
    await turn(harness, 60)
    assert thoughts(harness) == 0
    screen = await harness.follow(anna.id, anna.token)
    await harness.quiet()

    assert len(screen.view["moves"]) == 2


async def test_a_thought_that_still_waits_when_everybody_is_gone_is_dropped() -> None:
    workers = HeldWorkers()
    async with opened(workers=workers) as harness:
        anna = await harness.open((MINE, bot()))
        await harness.quiet()  # the only worker loads what bots need
        screen = await harness.follow(anna.id, anna.token)
        await harness.drop(anna.id, "a1")
        await harness.leave(anna.id, screen)
        await harness.turn(5_000)
        workers.finish()
        await harness.quiet()

        assert workers.under_way == []


async def test_a_bot_whose_clock_runs_moves_once_though_nobody_is_there(harness: Harness) -> None:
    anna = await harness.open((MINE, bot()), config=TOTAL)
    await harness.leave(anna.id, await harness.follow(anna.id, anna.token))
    await harness.turn(5_000)
    await harness.drop(anna.id, "a1")
    await turn(harness, 60)
    match = (await harness.live_match(anna.id)).match

    assert thoughts(harness) == 1
    assert len(match.state.plies) == 2
    assert vier3d.outcome(match.state) == Outcome("time", (1, 0))  # Anna's, not the bot's


async def test_whoever_never_comes_back_costs_one_thought_and_no_turn_of_the_bot(
    harness: Harness,
) -> None:
    """The fuse burns down for the person again and again, and the bot has its turns."""
    config = {"variants": [{"type": "time-bomb", "seconds": 3}]}
    anna = await harness.open((MINE, bot()), game="xobrainer", config=config)
    await harness.leave(anna.id, await harness.follow(anna.id, anna.token))
    await turn(harness, 5)
    before = thoughts(harness)
    await turn(harness, 60)
    entries = [
        (await harness.live_match(anna.id)).definition.read_entry(line)
        for line in await harness.log.read(anna.id)
    ]
    events = [event for entry in entries for event in entry.events]
    lost = [event.seat for event in events if type(event).__name__ == "TurnLost"]

    assert thoughts(harness) <= before + 1
    assert len([entry for entry in entries if entry.seat == 1]) > 5
    assert set(lost) == {0}


async def test_a_bot_does_not_think_about_a_match_that_was_deleted() -> None:
    async with opened(pace=PACE) as harness:
        anna = await harness.open((MINE, bot()))
        await harness.drop(anna.id, "a1")
        await harness.quiet()
        await harness.service.delete(anna.id, anna.token)
        await harness.turn(PACE)
        before = thoughts(harness)
        await turn(harness, 10)

        assert thoughts(harness) == before


async def test_a_new_name_does_not_make_a_bot_think_anew() -> None:
    """Else somebody who renames again and again would win on time."""
    async with opened(pace=PACE) as harness:
        anna = await harness.open((MINE, bot()), config=FUSE)
        screen = await harness.follow(anna.id, anna.token)
        await harness.drop(anna.id, "a1")
        for number in range(4):
            await harness.do(anna.id, 0, do.Rename(f"Anna {number}"))
            await harness.turn(PACE // 3)

        assert len(screen.view["moves"]) == 2


async def test_a_bot_that_waits_for_its_thought_answers_all_the_same() -> None:
    async with opened(workers=HeldWorkers()) as harness:
        anna = await harness.open((MINE, bot()))
        screen = await harness.follow(anna.id, anna.token)
        await harness.drop(anna.id, "a1")
        await harness.quiet()
        await harness.do(anna.id, 0, do.Propose("take-back"))
        await harness.quiet()

        assert screen.view["moves"] == []


async def test_a_draw_offered_by_somebody_who_left_is_thought_about_when_they_are_back() -> None:
    workers = HeldWorkers()
    async with opened(workers=workers) as harness:
        anna = await harness.open((MINE, bot()))
        screen = await harness.follow(anna.id, anna.token)
        await harness.quiet()  # the only worker loads what bots need
        await harness.do(anna.id, 0, do.Propose("draw"))
        await harness.leave(anna.id, screen)
        await harness.turn(5_000)
        workers.finish()
        await harness.quiet()
        assert workers.under_way == []
        again = await harness.follow(anna.id, anna.token)
        await harness.quiet()
        workers.finish()
        await harness.quiet()

        assert {"accepted", "declined"} & set(again.events)


async def test_after_a_ball_was_taken_back_the_stale_thought_holds_nothing_up() -> None:
    workers = HeldWorkers()
    async with opened(workers=workers) as harness:
        anna = await harness.open((MINE, bot()))
        screen = await harness.follow(anna.id, anna.token)
        await harness.quiet()  # the only worker loads what bots need
        await harness.drop(anna.id, "a1")
        await harness.quiet()
        await harness.do(anna.id, 0, do.Propose("take-back"))
        await harness.quiet()
        await harness.drop(anna.id, "b2")
        await harness.quiet()
        for _ in range(2):
            workers.finish()
            await harness.quiet()

        assert [move[1] for move in screen.view["moves"]][:1] == ["b2"]
        assert len(screen.view["moves"]) == 2


# Games without turns


class Watchful:
    """Counts how often it looks."""

    level = BotLevel("human", Budget(1), depth=0, slips=0, margin=0)

    def __init__(self) -> None:
        self.looks: list[Millis] = []

    def choose(self, *_: Any, at: Millis, people: Any) -> Choice[Any]:
        self.looks.append(at)
        return Choice(None, 0.0, 0, 1_000)


@pytest.fixture
def mate(monkeypatch: pytest.MonkeyPatch) -> Watchful:
    player = Watchful()
    monkeypatch.setattr(GAMES["xcode"], "player", lambda _: player)
    return player


async def with_a_mate(harness: Harness) -> tuple[Ticket, Screen]:
    anna = await harness.open((MINE, bot("human")), game="xcode", config=ALONE)
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 0, do.Ready())
    return anna, screen


async def test_live_bots_rest_while_nobody_looks_on(harness: Harness, mate: Watchful) -> None:
    anna, screen = await with_a_mate(harness)
    await turn(harness, 3)
    await harness.leave(anna.id, screen)
    await turn(harness, 6)
    rested = len(mate.looks)
    await turn(harness, 30)
    assert len(mate.looks) == rested > 3
    again = await harness.follow(anna.id, anna.token)
    await turn(harness, 3)

    assert again.phase == "running"
    assert len(mate.looks) >= rested + 3


async def test_live_bots_look_while_the_page_is_loaded_again(
    harness: Harness, mate: Watchful
) -> None:
    anna, screen = await with_a_mate(harness)
    await harness.leave(anna.id, screen)
    before = len(mate.looks)
    await turn(harness, 4)
    await harness.follow(anna.id, anna.token)

    assert len(mate.looks) >= before + 4


async def test_sand_stands_still_among_bots_while_nobody_looks_on(
    harness: Harness, mate: Watchful
) -> None:
    seats, config = (bot("human"), bot("human")), ALONE
    ticket = await harness.open(seats, name="", game="xcode", config=config)
    screen = await harness.follow(ticket.id, ticket.watch)
    await turn(harness, 10)
    await harness.leave(ticket.id, screen)
    await turn(harness, 6)
    assert ticket.id not in harness.service._matches._live
    await harness.turn(HOUR)
    again = await harness.follow(ticket.id, ticket.watch)
    await turn(harness, 5)

    assert again.phase == "running"
    assert max(mate.looks) <= 25_000
    assert await is_sound(harness, ticket.id)


# How many


@pytest.fixture
async def small() -> Any:
    """A harness in which bots play two matches among themselves, and no more."""
    async with opened(pace=PACE, limits=Limits(bots_only_matches=2)) as harness:
        yield harness


async def test_beyond_the_limit_no_match_among_bots_is_opened(small: Harness) -> None:
    for _ in range(2):
        ticket = await among_bots(small)
        await small.follow(ticket.id, ticket.watch)
    with pytest.raises(Illegal) as refused:
        await among_bots(small)
    assert refused.value.code == "too-many-bot-matches"
    assert refused.value.facts == {"most": 2, "retry_after": 60}

    await small.open((MINE, bot()))
    assert len(await small.log.page("", 100)) == 3


async def test_beyond_the_limit_no_match_among_bots_is_woken(small: Harness) -> None:
    tickets = [await among_bots(small) for _ in range(3)]
    screens = [await small.follow(ticket.id, ticket.watch) for ticket in tickets[:2]]
    with pytest.raises(Illegal, match="too-many-bot-matches"):
        await small.follow(tickets[2].id, tickets[2].watch)
    assert tickets[2].id not in small.service._matches._live
    await small.follow(tickets[0].id, tickets[0].token)  # it is awake already
    await small.leave(tickets[1].id, screens[1])
    await turn(small, 6)

    assert (await small.follow(tickets[2].id, tickets[2].watch)).phase == "running"


async def test_a_match_among_bots_that_is_over_does_not_count(small: Harness) -> None:
    for _ in range(2):
        ticket = await among_bots(small)
        screen = await small.follow(ticket.id, ticket.watch)
        for _ in range(64):
            await small.turn(PACE)
        assert screen.phase == "over"
    more = [await among_bots(small) for _ in range(2)]
    for other in more:
        await small.follow(other.id, other.watch)

    assert (await small.follow(ticket.id, "")).phase == "over"


# Whose seat it is


async def test_a_bot_does_not_take_a_seat_back_by_playing_for_its_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The fourth game has both turns and stand-ins; the bot has the level of all stand-ins."""
    nim = fourth_game.loaded()
    levels = []

    def player(level: str) -> Any:
        levels.append(level)
        return loaded_player(level)

    loaded_player = nim.player
    monkeypatch.setattr(nim, "player", player)
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "nim", nim)
    async with opened(pace=PACE) as harness:
        anna = await harness.open(game="nim", config={"together": True})
        bo = await harness.service.join(anna.code, "Bo")
        screen = await harness.follow(anna.id, anna.token)
        gone = await harness.follow(bo.id, bo.token)
        for seat in (0, 1):
            await harness.do(anna.id, seat, do.Ready())
        await harness.leave(bo.id, gone)
        await harness.turn(6_000)
        await harness.do(anna.id, 0, do.Substitute(1))
        for _ in range(2):
            state = (await harness.live_match(anna.id)).match.state
            await harness.do(anna.id, 0, nim.read_action(screen.legal["0"][0], state))
            await harness.turn(PACE)

        assert [seat for seat, *_ in screen.view["moves"]] == [0, 1, 0, 1]
        assert screen.match["chairs"][1]["stand_in"]
        assert "reclaimed" not in screen.events
        assert levels == [nim.stand_in] * 2
