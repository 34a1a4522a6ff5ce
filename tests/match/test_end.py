"""How a match ends, by the game and otherwise; absence, spectators, points."""

import pytest

from knobel.core.game import Outcome
from knobel.games.vier3d import Config, Forfeited, PerMove, Total
from knobel.match import SeatSetup
from knobel.match import commands as do
from knobel.match import events as ev
from knobel.match.value import ABANDON_AFTER, CLAIM_AFTER
from tests.match.stage import THREE, Stage, begun

THREE_PLAYERS = Config("most-lines", "three-players")


def away(stage: Stage, *seats: int) -> Stage:
    for seat in seats:
        stage.do(None, do.Away(seat))
    return stage


# By the game


def test_the_first_line_ends_the_match() -> None:
    stage = begun().drop("a1 b1 a1 b1 a1 b1 a1")

    assert stage.phase == "over"
    assert stage.outcome == Outcome("line", (0, 1))
    assert stage.refusal(1, do.Resign()) == "over"
    assert stage.refusal(1, stage.turn("b1")) == "over"
    assert stage.refusal(1, do.Claim("draw")) == "over"


def test_whoever_resigns_loses() -> None:
    stage = begun()

    assert stage.later(250).do(1, do.Resign()) == (Forfeited(1, "resigned", 250),)
    assert stage.outcome == Outcome("resigned", (0, 1))


def test_of_three_players_one_may_resign_and_the_others_play_on() -> None:
    stage = begun(THREE_PLAYERS, THREE)
    stage.do(0, do.Resign())
    assert stage.phase == "running"
    assert stage.refusal(0, do.Resign()) == "not-in-play"
    stage.do(2, do.Resign())

    assert stage.outcome == Outcome("resigned", (2, 0, 1))


# By the clock


def test_the_flag_falls_with_its_own_time_however_late_it_is_noticed() -> None:
    stage = begun(Config(clock=PerMove(10)))

    assert stage.later(10_000 + 86_400_000).tick() == (Forfeited(0, "time", 10_000),)
    assert stage.outcome == Outcome("time", (1, 0))


def test_the_clock_is_written_down_before_a_command_is_judged() -> None:
    stage = begun(Config(clock=Total(10, 0)))
    move = stage.turn("a1")
    stage.later(9_999)
    assert not stage.is_unsettled(0, move)
    stage.later(1)

    assert stage.is_unsettled(0, move)
    assert stage.is_unsettled(1, do.Rename("Bob"))
    assert stage.refusal(0, move) == "over"
    assert stage.log[-1].command.__class__.__name__ == "Tick"
    assert stage.log[-1].events == (Forfeited(0, "time", 10_000),)


def test_a_click_for_another_turn_is_refused() -> None:
    stage = begun()
    early = stage.turn("a1")
    stage.drop("a1 b1")

    assert stage.refusal(0, early) == "too-late"


# By absence


def test_who_goes_and_who_comes_back_is_written_once() -> None:
    stage = begun()

    assert stage.do(None, do.Away(1)) == (ev.WentAway(1, stage.wall),)
    assert stage.later(10).do(None, do.Away(1)) == ()
    assert stage.later(10).do(None, do.Back(1)) == (ev.CameBack(1),)
    assert stage.do(None, do.Back(1)) == ()


def test_both_are_warned_when_the_win_can_be_claimed() -> None:
    stage = away(begun(), 1)

    for key in ("anna", "bo", None):
        chair = stage.view(key).chairs[1]
        assert chair.away == stage.wall
        assert chair.claimable == stage.wall + 60_000
    assert stage.view().chairs[0].claimable is None


@pytest.mark.parametrize(
    ("what", "outcome"),
    [("win", Outcome("absent", (0, 1))), ("draw", Outcome("draw-claimed", (0, 0)))],
)
def test_after_a_minute_alone_a_win_or_a_draw_can_be_claimed(what: str, outcome: Outcome) -> None:
    assert CLAIM_AFTER == 60_000
    stage = away(begun().drop("a1"), 1)
    claim = do.Claim("win" if what == "win" else "draw")

    assert stage.later(59_999).refusal(0, claim) == "not-away-long-enough"
    stage.later(1).do(0, claim)
    assert stage.outcome == outcome
    assert stage.differs() is None


def test_whoever_came_back_in_time_is_not_gone() -> None:
    stage = away(begun(), 1)
    stage.later(59_000).do(None, do.Back(1))
    stage.later(60_000)

    assert stage.refusal(0, do.Claim("win")) == "not-away-long-enough"


def test_the_absent_one_cannot_claim() -> None:
    stage = away(begun(), 1)

    assert stage.later(60_000).refusal(1, do.Claim("win")) == "not-away-long-enough"


def test_where_a_clock_runs_it_decides() -> None:
    stage = away(begun(Config(clock=Total(3600, 0))), 1)

    assert stage.later(60_000).refusal(0, do.Claim("win")) == "clock-decides"
    assert stage.view().chairs[1].claimable is None


def test_a_bot_is_never_absent() -> None:
    stage = begun(places=(SeatSetup(), SeatSetup("bot", "oak")))

    assert stage.later(60_000).refusal(0, do.Claim("win")) == "not-away-long-enough"
    assert stage.refusal(0, do.Claim("draw")) == "not-away-long-enough"


def test_of_three_players_the_absent_ones_are_out_and_the_others_play_on() -> None:
    stage = away(begun(THREE_PLAYERS, THREE), 2)
    stage.later(60_000)
    assert stage.refusal(0, do.Claim("draw")) == "not-away-long-enough"

    assert stage.do(0, do.Claim("win")) == (Forfeited(2, "absent", 60_000),)
    assert stage.phase == "running"
    away(stage, 1).later(60_000).do(0, do.Claim("win"))
    assert stage.outcome == Outcome("absent", (0, 1, 2))


def test_of_three_players_one_alone_may_claim_a_draw() -> None:
    stage = away(begun(THREE_PLAYERS, THREE), 1, 2)
    stage.later(60_000).do(0, do.Claim("draw"))

    assert stage.outcome == Outcome("draw-claimed", (0, 0, 0))


@pytest.mark.parametrize("stays", [True, False])
@pytest.mark.parametrize("what", ["win", "draw"])
def test_whoever_is_out_already_stands_in_no_claims_way(stays: bool, what: str) -> None:
    stage = begun(THREE_PLAYERS, THREE)
    stage.do(1, do.Resign())
    away(stage, 2, *(() if stays else (1,)))
    stage.later(60_000).do(0, do.Claim("win" if what == "win" else "draw"))

    assert stage.phase == "over"


def test_whoever_is_out_cannot_claim() -> None:
    stage = begun(THREE_PLAYERS, THREE)
    stage.do(1, do.Resign())
    away(stage, 0, 2).later(60_000)

    assert stage.refusal(1, do.Claim("win")) == "not-in-play"
    assert stage.refusal(1, do.Claim("draw")) == "not-in-play"


def test_a_match_that_everybody_has_left_ends_itself() -> None:
    stage = away(begun(), 0)
    stage.later(1_000)
    away(stage, 1)
    stage.later(ABANDON_AFTER - 1)
    assert stage.tick() == ()

    assert stage.later(1).tick() == (ev.Ended(Outcome("abandoned", (0, 0))),)
    assert stage.differs() is None


def test_whoever_comes_back_keeps_the_match_alive() -> None:
    stage = away(begun(), 0, 1)
    stage.later(ABANDON_AFTER - 1).do(None, do.Back(0))
    stage.later(ABANDON_AFTER)

    assert stage.tick() == ()
    assert stage.phase == "running"


def test_against_a_bot_one_absent_person_is_everybody() -> None:
    stage = away(begun(places=(SeatSetup(), SeatSetup("bot", "oak"))), 0)
    stage.later(ABANDON_AFTER).tick()

    assert stage.outcome == Outcome("abandoned", (0, 0))


# Spectators


def test_the_host_closes_and_opens_the_match_for_spectators() -> None:
    stage = begun()
    assert stage.match.is_watchable

    assert stage.do(0, do.AdmitWatchers(False)) == (ev.WatchersAdmitted(False),)
    assert not stage.view().watchable
    stage.do(0, do.AdmitWatchers(True))
    assert stage.view().watchable


def test_nobody_but_the_host_does_so() -> None:
    stage = begun()

    assert stage.refusal(1, do.AdmitWatchers(False)) == "opener-only"


def test_spectators_see_neither_code_nor_secret_nor_what_comes_next() -> None:
    stage = begun()
    watcher, anna, bo = stage.view(None), stage.view("anna"), stage.view("bo")

    assert (watcher.you, watcher.code, watcher.watch, watcher.is_opener) == ((), None, None, False)
    assert (anna.you, anna.code, anna.watch, anna.is_opener) == ((0,), "K7PM2X", "w", True)
    assert (bo.you, bo.code, bo.watch, bo.is_opener) == ((1,), "K7PM2X", "w", False)


def test_a_secret_that_fits_no_seat_is_a_spectators() -> None:
    assert begun().view("mallory") == begun().view(None)
