"""Clocks and second thoughts: ours, so without numbers."""

import pytest

from knobel.core.game import TakeBack
from knobel.games import vier3d
from knobel.games.vier3d import ClockView, Config, PerMove, State, Stock, Total
from tests.kit.vier3d import (
    FIRST,
    after,
    begin,
    drawing,
    drawn,
    legal,
    places,
    play,
    reason,
    refusal,
    resign,
    take_back,
    tick,
)

BOTH = pytest.mark.parametrize("variant", ["first-line", "most-lines"])


def _per_move(seconds: int, variant: str = "first-line") -> State:
    return begin(Config(variant, "balanced", PerMove(seconds)))  # type: ignore[arg-type] # one of two


def _total(seconds: int, increment: int, variant: str = "first-line") -> State:
    return begin(Config(variant, "none", Total(seconds, increment)))  # type: ignore[arg-type] # one of two


# A clock for every ball


def test_per_move_the_first_ball_has_its_time_from_the_beginning() -> None:
    """Match time 0 is a time."""
    assert vier3d.wake_at(_per_move(10)) == 10_000


def test_per_move_every_ball_has_all_of_its_time() -> None:
    state = play(_per_move(10), "a1", at=9_999)
    assert vier3d.wake_at(state) == 19_999
    state = play(state, "a1", at=12_000)

    assert vier3d.wake_at(state) == 22_000
    assert vier3d.view_for(state, None).clock == ClockView((10_000, 10_000), 0, 12_000)


@BOTH
def test_per_move_a_ball_in_the_last_moment_is_in_time(variant: str) -> None:
    state = tick(_per_move(10, variant), 9_999)

    assert play(state, "a1", at=9_999).to_move == 1


@BOTH
def test_per_move_a_ball_at_its_deadline_is_late(variant: str) -> None:
    state = tick(_per_move(10, variant), 10_000)

    assert refusal(state, 0, "a1", at=10_000) == "over"
    assert reason(state) == "time"
    assert places(state) == (1, 0)


@BOTH
def test_with_two_players_blue_loses_as_well_when_its_flag_falls(variant: str) -> None:
    state = tick(play(_per_move(10, variant), "a1", at=1_000), 11_000)

    assert [(out.seat, out.reason) for out in state.out] == [(1, "time")]
    assert places(state) == (0, 1)
    assert vier3d.wake_at(state) is None


def test_a_flag_loses_however_the_lines_stand() -> None:
    state = play(_per_move(10, "most-lines"), "a1 a2 b1 b2 c1 c2 d1 d2 a1", at=0)
    state = play(state, "a2", at=1)
    assert vier3d.score(state) == (1, 1)
    state = tick(state, 10_001)

    assert places(state) == (1, 0)


def test_a_flag_falls_in_its_own_time_however_late_it_is_noticed() -> None:
    from knobel.core.dice import Tape
    from knobel.core.game import Move, Tick

    step = vier3d.apply(_per_move(10), Move(None, Tick(), 3_600_000), Tape())

    assert step.events == (vier3d.Forfeited(0, "time", 10_000),)


def test_a_clock_that_has_stopped_wakes_nobody() -> None:
    won = play(_per_move(10), "a1 b1 a1 b1 a1 b1 a1", at=500)
    assert vier3d.wake_at(won) is None
    assert vier3d.wake_at(resign(_per_move(10), 1, at=5)) is None
    assert vier3d.wake_at(begin(FIRST)) is None
    assert vier3d.view_for(begin(FIRST), None).clock is None


# A clock for the whole game


def test_total_time_flows_only_on_turn_and_some_comes_back() -> None:
    state = play(_total(60, 5), "a1", at=10_000)
    assert vier3d.view_for(state, None).clock == ClockView((55_000, 60_000), 1, 10_000)
    state = play(state, "a1", at=40_000)
    assert vier3d.view_for(state, None).clock == ClockView((55_000, 35_000), 0, 40_000)

    assert vier3d.wake_at(state) == 95_000


def test_total_time_may_grow_beyond_the_start() -> None:
    state = play(_total(60, 5), "a1", at=1_000)

    assert vier3d.view_for(state, None).clock == ClockView((64_000, 60_000), 1, 1_000)


@BOTH
def test_total_a_ball_at_the_deadline_is_late_and_gets_nothing_back(variant: str) -> None:
    state = play(_total(60, 5, variant), "a1 a1", at=20_000)
    assert vier3d.wake_at(state) == 65_000
    assert play(tick(state, 64_999), "a1", at=64_999).to_move == 1
    state = tick(state, 65_000)

    assert places(state) == (1, 0)
    assert reason(state) == "time"
    assert vier3d.view_for(state, None).clock == ClockView((0, 65_000), None, 65_000)


def test_total_of_three_the_next_clock_starts_when_the_flag_fell() -> None:
    state = tick(begin(Config("most-lines", "three-players", Total(60, 0))), 130_000)

    assert [out.seat for out in state.out] == [0, 1]
    assert places(state) == (2, 1, 0)


def test_total_whoever_resigns_gets_nothing_back() -> None:
    config = Config("most-lines", "three-players", Total(60, 5))
    state = resign(begin(config), 0, at=10_000)

    assert vier3d.view_for(state, None).clock == ClockView((50_000, 60_000, 60_000), 1, 10_000)


# Second thoughts


def test_a_take_back_gives_the_last_ball_again() -> None:
    state = take_back(after("a1 b1 c1"), 0)

    assert state.to_move == 0
    assert state.stock == (Stock(31), Stock(31))
    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        r b . .   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)


def test_a_take_back_lifts_the_balls_played_after_it_too() -> None:
    state = take_back(after("a1 a1 a1 a1"), 0)

    assert state.to_move == 0
    assert state.stock == (Stock(31), Stock(31))
    assert vier3d.view_for(state, None).rods[0] == "rb"
    assert len(legal(state)) == 16


def test_a_take_back_of_the_top_ball_makes_room_on_a_full_rod() -> None:
    state = take_back(after("a1 a1 a1 a1"), 1)

    assert state.to_move == 1
    assert vier3d.view_for(state, None).rods[0] == "rbr"
    assert vier3d.view_for(play(state, "a1"), None).rods[0] == "rbrb"


def test_a_take_back_takes_its_lines_along_and_no_others() -> None:
    config = Config("most-lines", "none")
    state = after("a1 a2 b1 b2 c1 c2 d1 d2", config)
    assert vier3d.score(state) == (1, 1)
    state = take_back(state, 1)
    assert vier3d.score(state) == (1, 0)
    state = take_back(state, 0)

    assert vier3d.score(state) == (0, 0)
    assert vier3d.score(play(state, "d1 d2")) == (1, 1)


def test_a_take_back_is_a_new_turn() -> None:
    state = after("a1")
    assert take_back(state, 0).turn == state.turn + 1


def test_a_take_back_does_not_set_clocks_back() -> None:
    state = play(_total(60, 5), "a1", at=10_000)
    state = take_back(state, 0, at=25_000)

    assert vier3d.view_for(state, None).clock == ClockView((55_000, 45_000), 0, 25_000)


def test_a_take_back_per_move_starts_the_ball_s_time_anew() -> None:
    state = take_back(play(_per_move(10), "a1", at=4_000), 0, at=9_000)

    assert vier3d.wake_at(state) == 19_000


def test_whoever_has_played_nothing_takes_nothing_back() -> None:
    assert refusal(begin(), None, TakeBack(0)) == "nothing-to-take-back"
    assert refusal(after("a1"), None, TakeBack(1)) == "nothing-to-take-back"


def test_after_the_end_nothing_is_taken_back() -> None:
    assert refusal(after("a1 b1 a1 b1 a1 b1 a1"), None, TakeBack(0)) == "over"
    assert refusal(resign(after("a1 b1"), 0), None, TakeBack(0)) == "over"
