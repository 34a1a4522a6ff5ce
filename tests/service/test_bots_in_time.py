"""Bots and time: they pause like people, never lose on time by it, and hold nobody up."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from knobel.bots import BotLevel, Budget, Choice
from knobel.catalog import GAMES
from knobel.catalog.thinking import think
from knobel.core.game import Millis
from knobel.games.xobrainer import Seen
from knobel.match import commands as do
from tests.kit.harness import FREE, MINE, Harness, Screen, bot, opened
from tests.kit.world import HeldWorkers

LONG: Millis = 60_000
PACE: Millis = 600


def bomb(seconds: int) -> dict[str, Any]:
    return {"variants": [{"type": "time-bomb", "seconds": seconds}]}


BALANCE = {"variants": [{"type": "time-balance", "seconds": 10}]}


class Ponderer:
    """Plays what it was told to if that is legal, and thinks about it like somebody at leisure."""

    level = BotLevel("oak", Budget(1), depth=1, slips=0, margin=0)

    def __init__(self, pause: Millis = 0, value: float = 0.0, squares: str = "") -> None:
        self._pause, self._value, self._squares = pause, value, squares.split()

    def choose(self, _view: Any, legal: Sequence[Any], *_: Any) -> Choice[Any]:
        wanted = [a for square in self._squares for a in legal if a.square == square]
        return Choice((wanted or list(legal))[0], self._value, 0, self._pause)


Ponder = Callable[..., None]


@pytest.fixture
def ponder(monkeypatch: pytest.MonkeyPatch) -> Ponder:
    """From now on all bots play like this."""

    def set_up(*values: Any, **fields: Any) -> None:
        player = Ponderer(*values, **fields)
        monkeypatch.setattr(GAMES["xobrainer"], "player", lambda _: player)

    return set_up


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> object:
    caplog.set_level(logging.WARNING)
    yield
    assert [record.message for record in caplog.records] == []


async def against_a_bot(harness: Harness, **config: Any) -> tuple[str, Screen]:
    """Anna against a bot that is to move; the match and her screen."""
    anna = await harness.open((MINE, bot()), game="xobrainer", config=config)
    screen = await harness.follow(anna.id, anna.token)
    if screen.view["to_move"] == 0:
        await harness.place(anna.id, "a10")
    return anna.id, screen


def laid_by_the_bot(screen: Screen) -> int:
    return sum(move[0] == 1 for move in screen.view["moves"])


# Pauses


@pytest.mark.parametrize(("pause", "waits"), [(0, 600), (599, 600), (2_000, 2_000)])
async def test_a_bot_pauses_where_a_person_would(
    ponder: Ponder, pause: Millis, waits: Millis
) -> None:
    ponder(pause)
    async with opened(pace=PACE) as harness:
        _, screen = await against_a_bot(harness)
        await harness.turn(waits - 1)
        assert laid_by_the_bot(screen) == 0
        await harness.turn(1)

        assert laid_by_the_bot(screen) == 1


async def test_where_no_pace_is_asked_for_a_bot_does_not_pause(ponder: Ponder) -> None:
    ponder(LONG)
    async with opened() as harness:
        _, screen = await against_a_bot(harness)
        await harness.quiet()

        assert laid_by_the_bot(screen) == 1


@pytest.mark.parametrize(("seconds", "waits"), [(3, 2_000), (40, 39_000)])
async def test_however_long_it_ponders_a_bot_moves_before_its_fuse_has_burnt(
    ponder: Ponder, seconds: int, waits: Millis
) -> None:
    ponder(LONG)
    async with opened(pace=PACE) as harness:
        _, screen = await against_a_bot(harness, **bomb(seconds))
        await harness.turn(waits - 1)
        assert laid_by_the_bot(screen) == 0
        await harness.turn(1)

        assert laid_by_the_bot(screen) == 1
        assert "turn-lost" not in screen.events


async def test_at_the_end_of_the_bar_a_bot_hurries_even_beyond_its_pace(ponder: Ponder) -> None:
    ponder(3_000, squares="a1 c1 e1 g1 i1 a3 c3 e3 g3 i3 a5 c5")
    async with opened(pace=PACE) as harness:
        match, screen = await against_a_bot(harness, **BALANCE)
        lefts = []
        for square in "b10 d10 f10 h10 j10 b8".split():
            await harness.turn(1)
            before = screen.view["moves"]
            clock = screen.view["clock"]
            lefts.append(clock["reach"] - clock["place"])
            while screen.view["moves"] == before:  # the bot is the rings: +reach is its end
                await harness.turn(20)
            await harness.place(match, square)  # at once: the bar creeps towards the bot alone

        assert "expired" not in screen.events
        assert min(lefts) > 0
        assert lefts == sorted(lefts, reverse=True)


# Rests


async def rest(harness: Harness, ponder: Ponder, seats: Sequence[Any], **config: Any) -> Screen:
    """A match in the rest after its first round, as whoever opened it sees it."""
    ponder(0, squares=" ".join(f"{column}{line}" for line in (10, 8, 6) for column in "acegi"))
    config = {"length": {"type": "rounds", "rounds": 2}, **bomb(40), **config}
    anna = await harness.open(tuple(seats), game="xobrainer", config=config)
    screen = await harness.follow(anna.id, anna.token)
    free = [f"{column}{line}" for line in (1, 3) for column in "abcde"]
    while screen.view["round"] == 1 and screen.view["rest"] is None:
        seat = screen.view["to_move"]
        if str(seat) in screen.legal:
            await harness.place(anna.id, free.pop(0))
        else:
            await harness.turn(PACE)
    return screen


async def test_bots_confirm_the_result_of_a_round_at_once_and_without_thinking(
    ponder: Ponder,
) -> None:
    async with opened(pace=PACE) as harness:
        screen = await rest(harness, ponder, (MINE, bot(), bot(), bot()), teams=[2, 2])
        asked = len(harness.workers.asked)
        await harness.quiet()

        assert sorted(screen.view["rest"]["seen"]) == [1, 2, 3]
        assert len(harness.workers.asked) == asked
        assert screen.legal == {"0": ["ok"]}


async def test_a_rest_with_one_person_ends_when_that_person_has_seen_it(ponder: Ponder) -> None:
    async with opened(pace=PACE) as harness:
        screen = await rest(harness, ponder, (MINE, bot()))
        await harness.quiet()
        await harness.do(screen.match["id"], 0, Seen(1))

        assert (screen.view["round"], screen.view["rest"]) == (2, None)


async def test_a_rest_without_people_does_not_last(ponder: Ponder) -> None:
    ponder(0, squares="a1 b1 c1 d1 e1 f1 g1 h1 i1 j1")
    async with opened(pace=PACE) as harness:
        config = {"length": {"type": "rounds", "rounds": 2}, **bomb(40)}
        ticket = await harness.open((bot(), bot()), name="", game="xobrainer", config=config)
        watcher = await harness.follow(ticket.id, ticket.watch)
        while watcher.phase == "running":
            await harness.turn(PACE)

        assert "rest-began" in watcher.events
        assert "expired" not in watcher.events


# Offers of a draw


@pytest.mark.parametrize(("value", "answer"), [(0.5, "declined"), (0.0, "accepted")])
async def test_the_mover_decides_whether_a_draw_is_good_enough(
    ponder: Ponder, value: float, answer: str
) -> None:
    """The bot is to move, and says how it stands for the mover."""
    ponder(LONG, value)
    async with opened(pace=PACE) as harness:
        match, screen = await against_a_bot(harness)
        await harness.turn(1)
        await harness.do(match, 0, do.Propose("draw"))
        await harness.turn(LONG)

        assert answer in screen.events


@pytest.mark.parametrize(("value", "answer"), [(0.5, "accepted"), (-0.5, "declined")])
async def test_when_the_other_side_is_to_move_the_bot_looks_at_it_from_there(
    ponder: Ponder, value: float, answer: str
) -> None:
    ponder(0, value)
    async with opened() as harness:
        match, screen = await against_a_bot(harness)
        await harness.quiet()
        assert screen.view["to_move"] == 0
        await harness.do(match, 0, do.Propose("draw"))
        await harness.quiet()

        assert answer in screen.events


async def test_for_that_it_looks_at_no_cards_but_its_own(ponder: Ponder) -> None:
    ponder(0, 0.0)
    async with opened() as harness:
        match, screen = await against_a_bot(harness, variants=[{"type": "mission"}])
        await harness.quiet()
        await harness.do(match, 0, do.Propose("draw"))
        await harness.quiet()
        work, _, level, view, *_ = harness.workers.asked[-1]

        assert (work, level) == (think, "seedling")
        assert [card["seats"] for card in msgspec.json.decode(view)["cards"]] == [[1]]
        assert "accepted" in screen.events


async def test_a_bot_in_ones_own_team_gives_no_win_away_either(ponder: Ponder) -> None:
    """X is to move and wins, says the bot that plays for X; the other side would be content."""
    ponder(LONG, 0.5)
    async with opened(pace=PACE) as harness:
        seats = (MINE, bot(), bot(), FREE)
        anna = await harness.open(seats, game="xobrainer", config={"teams": [2, 2]})
        dan = await harness.service.join(anna.code, "Dan")
        screen = await harness.follow(anna.id, anna.token)
        while screen.view["to_move"] not in {0, 2}:
            if screen.view["to_move"] == 3:
                await harness.place(dan.id, "j10")
            else:
                await harness.turn(LONG)
        await harness.do(anna.id, 3, do.Propose("draw"))
        await harness.quiet()

        declined = [e for told in screen.heard for e in told.get("events", ())]
        assert {"type": "declined", "seat": 2, "matter": "draw"} in declined


async def test_between_rounds_a_bot_would_rather_play_on(ponder: Ponder) -> None:
    async with opened(pace=PACE) as harness:
        screen = await rest(harness, ponder, (MINE, bot()))
        await harness.quiet()
        await harness.do(screen.match["id"], 0, do.Propose("draw"))
        await harness.quiet()

        assert "declined" in screen.events
        assert screen.phase == "running"


# Thoughts that come too late


@pytest.mark.parametrize(
    ("game", "config"),
    [
        ("vier3d", {"clock": {"type": "per-move", "seconds": 10}}),
        ("vier3d", {"clock": {"type": "total", "seconds": 60, "increment": 0}}),
        ("xobrainer", bomb(3)),
        ("xobrainer", bomb(40)),
        ("xobrainer", BALANCE),
    ],
)
async def test_whose_thought_does_not_come_plays_what_is_legal_before_the_clock_falls(
    game: str, config: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(pace=PACE, workers=HeldWorkers()) as harness:
        anna = await harness.open((bot(), MINE), game=game, config=config)
        screen = await harness.follow(anna.id, anna.token)
        if screen.view["to_move"] == 1:
            await harness.place(anna.id, "a10")
        before = len(screen.view["moves"])
        live = await harness.live_match(anna.id)
        assert live._due is not None
        await harness.turn(live._due - harness.world.now() - 301)
        assert len(screen.view["moves"]) == before
        await harness.turn(1)

        assert len(screen.view["moves"]) == before + 1
        assert not {"turn-lost", "expired", "forfeited"} & set(screen.events)
        assert screen.phase == "running"
        assert [record.message for record in caplog.records] == ["bot-late"]
        caplog.clear()


async def test_a_draw_that_there_is_no_time_to_think_about_is_declined_and_the_bot_moves(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with opened(pace=PACE, workers=HeldWorkers()) as harness:
        match, screen = await against_a_bot(harness, **bomb(3))
        await harness.turn(100)
        await harness.do(match, 0, do.Propose("draw"))
        for _ in range(28):
            await harness.turn(100)

        assert "declined" in screen.events
        assert laid_by_the_bot(screen) == 1
        assert "turn-lost" not in screen.events
        caplog.clear()


async def test_a_late_thought_about_a_ball_that_was_taken_back_does_no_harm(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = HeldWorkers(slots=2)
    async with opened(pace=PACE, workers=workers) as harness:
        config = {"clock": {"type": "per-move", "seconds": 10}}
        anna = await harness.open((MINE, bot()), config=config)
        screen = await harness.follow(anna.id, anna.token)
        await harness.quiet()
        workers.finish()  # what bots need is loaded
        await harness.drop(anna.id, "a1")
        await harness.quiet()
        await harness.do(anna.id, 0, do.Propose("take-back"))
        await harness.turn(9_700)
        assert screen.view["moves"] == []
        await harness.drop(anna.id, "b2")
        for _ in range(97):
            await harness.turn(100)

        assert len(screen.view["moves"]) == 2
        assert {record.message for record in caplog.records} == {"bot-late"}
        caplog.clear()
