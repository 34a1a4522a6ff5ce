"""The most lines for three: yellow is a player."""

import pytest
from msgspec.structs import replace

from knobel.games import vier3d
from knobel.games.vier3d import PerMove, State, Stock
from tests.kit.vier3d import (
    THREE,
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

BLUE_WINS = """
    d1 d2 a2 c1 d4 d1 c2 d4  c4 b3 b1 c2 b1 a4 c1 b1
    c2 a4 a3 c3 d4 a4 c4 d2  c3 b3 d4 b4 d2 c1 b1 a1
    d2 c2 a1 a2 d3 b4 d3 d1  d1 a1 c4 c1 b3 a4 b4 a2
    b2 b2 b2 a3 d3 c4 a2 a1  b3 d3 c3 a3 b4 c3 b2 a3
"""
YELLOW_BEFORE_BLUE_BEFORE_RED = """
    c3 a1 c1 b1 b3 c1 a3 b3  a2 b3 a1 c4 d3 b1 c4 b2
    a2 c4 a1 d1 b3 a3 b2 d4  d3 b4 c1 a2 d4 c4 a1 b1
    d1 a4 a4 b1 d4 d1 c1 b4  d3 a2 c2 c3 b4 d1 a3 a4
    a4 c2 b2 c3 b4 c3 d2 d2  d3 d4 c2 c2 a3 b2 d2 d2
"""
RED_AND_YELLOW_SHARE = """
    a4 b4 c1 c1 c2 a3 d3 c2  d3 d1 d1 a4 c1 b4 c3 c4
    c1 b2 d2 c4 c4 c2 a3 a3  c2 d1 d1 b1 a3 a1 d3 a2
    a2 d2 b3 a1 a2 b2 b1 b4  b4 d3 c4 a2 a4 c3 b1 a4
    d2 d4 b3 c3 d2 b1 b3 c3  b2 d4 b3 d4 b2 a1 a1 d4
"""
LINE_FOR_YELLOW = "a1 b1 d4 a2 b2 d4 a1 b1 d4 a2 b2 d4"


def _to_the_end(state: State) -> State:
    while state.to_move is not None:
        state = play(state, min(legal(state)))
    return state


@pytest.mark.rule("V3-44")
def test_v3_44_red_blue_and_yellow_play_in_this_order() -> None:
    state, turns = begin(THREE), []
    for rod in ["a1", "b1", "c1", "d1", "a1"]:
        turns.append(state.to_move)
        state = play(state, rod)

    assert turns == [0, 1, 2, 0, 1]
    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        r b y r   b . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)


@pytest.mark.rule("V3-44")
def test_v3_44_of_three_the_beginner_has_22_balls_and_the_others_21() -> None:
    assert begin(THREE).stock == (Stock(22), Stock(21), Stock(21))
    assert after("a1 b1 c1", THREE).stock == (Stock(21), Stock(20), Stock(20))


@pytest.mark.rule("V3-41", "V3-44")
def test_v3_41_of_three_nobody_blocks_with_yellow() -> None:
    state = begin(THREE)
    for seat, rod in enumerate(["a1", "b1", "c1"]):
        assert refusal(state, seat, "y:a1") == "no-yellow-ball"
        assert len(legal(state)) == 16
        state = play(state, rod)


@pytest.mark.rule("V3-44")
def test_v3_44_yellow_lines_count_for_the_yellow_player() -> None:
    state = after(LINE_FOR_YELLOW, THREE)

    expected = drawn("""
        . . . y   . . . y   . . . y   . . . y
        . . . .   . . . .   . . . .   . . . .
        r b . .   r b . .   . . . .   . . . .
        r b . .   r b . .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    assert vier3d.view_for(state, None).score == (0, 0, 1)
    assert places(state) is None


@pytest.mark.rule("V3-44")
def test_v3_44_of_three_the_most_lines_win() -> None:
    state = after(BLUE_WINS, THREE)
    assert vier3d.score(state) == (0, 1, 0)
    assert places(state) == (1, 0, 1)

    state = after(YELLOW_BEFORE_BLUE_BEFORE_RED, THREE)
    assert vier3d.score(state) == (1, 2, 3)
    assert places(state) == (2, 1, 0)


@pytest.mark.rule("V3-44")
def test_v3_44_of_three_as_many_lines_share_the_place() -> None:
    state = after(RED_AND_YELLOW_SHARE, THREE)

    assert vier3d.score(state) == (1, 0, 1)
    assert places(state) == (0, 2, 0)


@pytest.mark.rule("V3-44")
def test_v3_44_whoever_resigns_is_left_out_and_the_others_play_on() -> None:
    state = resign(after("a1 b1 c1", THREE), 1)
    turns = []
    while state.to_move is not None:
        turns.append(state.to_move)
        state = play(state, min(legal(state)))

    assert turns == [0, 2] * 20 + [0]
    assert state.stock == (Stock(0), Stock(20), Stock(0))
    assert len(state.plies) == 44
    assert reason(state) == "lines"


@pytest.mark.rule("V3-44")
def test_v3_44_whoever_resigns_on_turn_passes_it_on() -> None:
    assert resign(after("a1 b1", THREE), 2).to_move == 0
    assert resign(after("a1", THREE), 1).to_move == 2
    assert resign(begin(THREE), 0).to_move == 1


@pytest.mark.rule("V3-44")
def test_v3_44_whoever_resigns_out_of_turn_leaves_the_turn_where_it_is() -> None:
    state = resign(after("a1", THREE), 0)

    assert state.to_move == 1
    assert play(state, "b1 c1").to_move == 1
    assert vier3d.in_play(state) == (1, 2)
    assert refusal(state, 0, "a1") == "not-in-play"


@pytest.mark.rule("V3-44")
def test_v3_44_whoever_has_left_is_last_whatever_the_score() -> None:
    state = resign(after(LINE_FOR_YELLOW, THREE), 2)
    state = _to_the_end(state)
    red, blue, yellow = vier3d.score(state)

    assert yellow == 1
    expected = (0, 1, 2) if red > blue else (1, 0, 2) if blue > red else (0, 0, 2)
    assert expected == places(state)


@pytest.mark.rule("V3-44")
def test_v3_44_last_even_if_nobody_else_has_a_line() -> None:
    """Red leaves with one line; the stocks of the others are nearly used up."""
    state = after("a1 b1 c1 a1 b1 c1 a1 b1 c1 a1", THREE)
    assert vier3d.score(state) == (1, 0, 0)
    state = replace(resign(state, 0), stock=(Stock(18), Stock(1), Stock(1)))
    state = play(state, "d4 d3")

    assert reason(state) == "lines"
    assert vier3d.score(state) == (1, 0, 0)
    assert places(state) == (2, 0, 0)


@pytest.mark.rule("V3-44")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (0, 1, (2, 1, 0)),
        (1, 0, (1, 2, 0)),
        (0, 2, (2, 0, 1)),
        (2, 0, (1, 0, 2)),
        (1, 2, (0, 2, 1)),
        (2, 1, (0, 1, 2)),
    ],
)
def test_v3_44_whoever_leaves_first_is_last_and_the_second_to_leave_just_above(
    first: int, second: int, expected: tuple[int, ...]
) -> None:
    state = resign(resign(after("a1", THREE), first), second)

    assert expected == places(state)
    assert reason(state) == "resigned"
    assert state.to_move is None


@pytest.mark.rule("V3-44")
def test_v3_44_nobody_leaves_twice() -> None:
    from knobel.core.game import Forfeit

    state = resign(after("a1", THREE), 2)

    assert refusal(state, 2, Forfeit()) == "not-in-play"


@pytest.mark.rule("V3-44")
def test_v3_44_once_somebody_has_left_nothing_is_taken_back() -> None:
    from knobel.core.game import TakeBack

    state = resign(after("a1 b1", THREE), 2)

    assert refusal(state, None, TakeBack(0)) == "no-take-back"


@pytest.mark.rule("V3-44")
def test_v3_44_of_three_a_take_back_lifts_what_came_after_as_well() -> None:
    state = take_back(after("a1 b1 c1 d1 b1", THREE), 2)

    assert state.to_move == 2
    assert state.stock == (Stock(21), Stock(20), Stock(21))
    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        r b . .   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)


# Out of time

QUICK = replace(THREE, clock=PerMove(10))


@pytest.mark.rule("V3-44")
def test_v3_44_whoever_runs_out_of_time_is_left_out_and_the_others_play_on() -> None:
    state = play(begin(QUICK), "a1", at=4_000)
    state = tick(state, 14_000)

    assert [(out.seat, out.reason) for out in state.out] == [(1, "time")]
    assert vier3d.outcome(state) is None
    assert state.to_move == 2
    assert vier3d.wake_at(state) == 24_000


@pytest.mark.rule("V3-44")
def test_v3_44_two_who_run_out_of_time_leave_the_third_as_the_winner() -> None:
    state = tick(play(begin(QUICK), "a1", at=4_000), 1_000_000)

    assert [out.seat for out in state.out] == [1, 2]
    assert places(state) == (0, 2, 1)
    assert reason(state) == "time"
    assert vier3d.wake_at(state) is None


@pytest.mark.rule("V3-44")
def test_v3_44_the_last_to_leave_tells_why_it_is_over() -> None:
    state = resign(begin(QUICK), 2, at=3_000)
    state = tick(state, 10_000)

    assert [(out.seat, out.reason) for out in state.out] == [(2, "resigned"), (0, "time")]
    assert reason(state) == "time"
    assert places(state) == (1, 0, 2)


@pytest.mark.rule("V3-44")
def test_v3_44_whoever_resigns_out_of_turn_does_not_stop_the_clock() -> None:
    state = resign(begin(QUICK), 2, at=3_000)

    assert vier3d.wake_at(state) == 10_000


@pytest.mark.rule("V3-44")
def test_v3_44_whoever_resigns_on_turn_starts_the_next_clock() -> None:
    state = resign(begin(QUICK), 0, at=3_000)

    assert vier3d.wake_at(state) == 13_000
