"""TimeBomb and TimeBalance."""

from typing import Any

import pytest
from msgspec.structs import replace

from knobel.catalog import Unreadable
from knobel.core.clock import Bar, Fuse
from knobel.games import xobrainer
from knobel.games.xobrainer import Sets, State, TimeBalance, TimeBomb
from knobel.games.xobrainer.events import Awarded, Expired, RoundEnded, SetWon, TurnBegan, TurnLost
from tests.kit.xobrainer import (
    DEFINITION,
    begin,
    config,
    laid,
    play,
    result,
    seen,
    step,
    tick,
    told,
)

BOMB = config(TimeBomb(10))
BALANCE = config(TimeBalance(20))


def _read(variant: dict[str, Any]) -> Any:
    return DEFINITION.read_config({"variants": [variant]}).variants[0]


@pytest.mark.rule("XO-50")
def test_xo_50_every_turn_has_its_seconds() -> None:
    for seconds in (10, 20, 30, 40, 3, 600):
        clock = _read({"type": "time-bomb", "seconds": seconds})
        assert xobrainer.wake_at(begin(config(clock))) == 1000 * seconds
    assert TimeBomb().seconds == 20
    for wrong in (2, 601, 10.5):
        with pytest.raises(Unreadable):
            _read({"type": "time-bomb", "seconds": wrong})


@pytest.mark.rule("XO-50")
def test_xo_50_the_next_sides_time_starts_the_moment_the_turn_ends() -> None:
    state = play(begin(BOMB), "a1", 3_500)

    assert xobrainer.view_for(state, 1).clock == Fuse(13_500)
    assert xobrainer.wake_at(play(state, "a3", 4_000)) == 14_000


@pytest.mark.rule("XO-51")
def test_xo_51_whoever_lets_the_time_run_out_loses_the_turn_and_keeps_the_piece() -> None:
    state = play(begin(BOMB), "a1", 1_000)
    made = tick(state, 11_000)

    assert told(made.events, TurnLost) == [TurnLost(1, 1, 11_000)]
    assert made.state.to_move == 0
    assert made.state.board.lineups == ("XXx", "OOOo")
    assert made.state.board.cells == state.board.cells


@pytest.mark.rule("XO-51")
def test_xo_51_a_turn_is_lost_at_its_deadline_whenever_that_is_noticed() -> None:
    late, early = tick(begin(BOMB), 35_000).state, begin(BOMB)
    for at in (9_999, 10_000, 10_001, 20_000, 34_000, 35_000):
        early = tick(early, at).state

    assert early == late
    events = tick(begin(BOMB), 35_000).events
    assert [event.at for event in told(events, Expired)] == [10_000, 20_000, 30_000]
    assert xobrainer.wake_at(late) == 40_000


@pytest.mark.rule("XO-52")
def test_xo_52_the_bar_starts_in_the_middle_and_moves_towards_the_side_on_turn() -> None:
    state = begin(BALANCE)
    bar = _bar(state)
    assert (bar.where(0), bar.where(7_000)) == (0, -7_000)  # X is at the lower end
    state = play(state, "a1", 7_000)
    bar = _bar(state)

    assert (bar.where(7_000), bar.where(10_000)) == (-7_000, -4_000)
    assert xobrainer.wake_at(state) == 7_000 + 27_000


@pytest.mark.rule("XO-52")
def test_xo_52_quick_moves_leave_the_other_side_little_time() -> None:
    state = begin(BALANCE)
    moves = "a1 a3 b1 b3 c1 c3".split()
    for number, square in enumerate(moves):  # X needs one second for each move, O five
        at = 3_000 * number + (1_000 if number % 2 == 0 else 3_000)
        state = play(state, square, at)

    assert _bar(state).where(18_000) == 12_000
    assert xobrainer.wake_at(state) == 18_000 + 32_000  # now X has plenty


def _bar(state: State) -> Bar:
    clock = xobrainer.view_for(state, None).clock
    assert isinstance(clock, Bar)
    return clock


@pytest.mark.rule("XO-52")
def test_xo_52_every_round_starts_in_the_middle() -> None:
    state = step(laid("5  . . X X . X X . . .", BALANCE), "e5", 15_000).state
    state = seen(seen(state, 0, 16_000), 1, 17_000)

    assert (state.round, state.to_move) == (2, 1)
    assert _bar(state).where(17_000) == 0
    assert xobrainer.wake_at(state) == 37_000


@pytest.mark.rule("XO-53")
def test_xo_53_the_bar_at_a_sides_end_loses_the_set() -> None:
    state = replace(begin(BALANCE), points=(19, 3))
    made = tick(play(state, "a1", 5_000), 30_000)

    assert told(made.events, RoundEnded) == [RoundEnded(0, "time", 30_000)]
    assert told(made.events, SetWon) == [SetWon(0)]
    assert told(made.events, Awarded)[0].points == 0
    assert (made.state.points, made.state.sets) == ((0, 0), (1, 0))
    state = tick(made.state, 40_000).state
    assert (state.round, state.to_move) == (2, 1)  # the loser begins, on an empty board
    assert state.board.cells == "." * 100
    assert _bar(state).where(40_000) == 0


@pytest.mark.rule("XO-53")
def test_xo_53_a_deserted_table_ends_itself() -> None:
    made = tick(begin(BALANCE), 10**9)

    assert result(made.state) == ("sets", 1)
    assert [event.at for event in told(made.events, TurnBegan)] == [30_000, 60_000]
    one = tick(begin(config(TimeBalance(10), length=Sets(1))), 10**9)
    assert result(one.state) == ("sets", 1)


@pytest.mark.rule("XO-54")
def test_xo_54_speed_is_the_time_from_the_middle_to_an_end() -> None:
    for seconds in (40, 30, 20, 10):
        clock = _read({"type": "time-balance", "seconds": seconds})
        assert xobrainer.wake_at(begin(config(clock))) == 1000 * seconds
    assert TimeBalance().seconds == 20
    for seconds in (0, 15, 60):
        with pytest.raises(Unreadable):
            _read({"type": "time-balance", "seconds": seconds})
