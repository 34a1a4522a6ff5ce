"""The variant in which the first line wins."""

import pytest

from knobel.games import vier3d
from tests.kit.vier3d import after, drawing, drawn, legal, places, play, reason, refusal

FULL_WITHOUT_A_LINE = """
    d4 d3 a3 d2 b3 d4 a3 a1  a1 c3 d2 d4 a2 a4 b3 d1
    d3 c3 d4 a3 d1 a1 b2 d1  a1 b4 c3 a4 a2 b3 a3 a4
    a4 c3 a2 a2 b3 c2 c4 c2  c2 b1 c1 b4 c4 b4 b4 b1
    c4 c4 c1 c1 d1 c2 c1 d2  d3 d3 b1 b1 d2 b2 b2 b2
"""

LINE_WITH_THE_LAST_BALL = """
    a1 d1 a2 a2 d3 a4 a2 d1  c3 d3 a2 d2 d3 b3 c2 c4
    b1 d1 d1 b3 d3 c3 b2 d4  b4 b1 b2 d4 d2 b2 c3 a3
    a3 b3 b3 a1 b1 d4 c2 a1  a1 a3 c2 c2 b4 b4 c4 d2
    c4 d2 c3 a3 c4 c1 c1 c1  b4 c1 b1 b2 a4 a4 a4 d4
"""


@pytest.mark.rule("V3-30")
def test_v3_30_the_first_line_of_red_wins_at_once() -> None:
    state = after("a1 a2 b1 b2 c1 c2")
    assert vier3d.outcome(state) is None
    state = play(state, "d1")

    assert reason(state) == "line"
    assert places(state) == (0, 1)
    assert state.to_move is None
    assert refusal(state, 1, "d2") == "over"


@pytest.mark.rule("V3-30")
def test_v3_30_the_first_line_of_blue_wins_at_once() -> None:
    state = after("a1 a2 b1 b2 c1 c2 d4 d2")

    expected = drawn("""
        . . . r   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        b b b b   . . . .   . . . .   . . . .
        r r r .   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    assert places(state) == (1, 0)


@pytest.mark.rule("V3-30")
def test_v3_30_a_line_of_two_colours_wins_nothing() -> None:
    state = after("a1 b1 c1 d1")

    assert places(state) is None
    assert len(legal(state)) == 16


@pytest.mark.rule("V3-30")
def test_v3_30_all_lines_of_the_last_ball_are_shown() -> None:
    state = after("b1 c3 c1 d3 a2 c3 a3 d3 d1 c4 a4 d4 a1")

    expected = drawn("""
        r . b b   . . . .   . . . .   . . . .
        r . b b   . . b b   . . . .   . . . .
        r . . .   . . . .   . . . .   . . . .
        r r r r   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    view = vier3d.view_for(state, None)
    assert {(0, 1, 2, 3), (0, 4, 8, 12)} == {line.cells for line in view.lines}
    assert {("r", 12)} == {(line.ball, line.ply) for line in view.lines}


@pytest.mark.rule("V3-31")
def test_v3_31_a_full_board_without_a_line_is_a_draw() -> None:
    *moves, last = FULL_WITHOUT_A_LINE.split()
    state = after(" ".join(moves))
    assert places(state) is None
    assert legal(state) == {last}
    state = play(state, last)

    expected = drawn("""
        b b r r   b b r b   b b r b   r r b r
        r r b b   r r b r   b b r r   r r b b
        r r b b   r b b r   r r r b   b b b r
        b b r b   r b r r   b r b b   r b r r
    """)
    assert expected == drawing(state)
    assert state.lines == ()
    assert reason(state) == "full"
    assert places(state) == (0, 0)


@pytest.mark.rule("V3-30", "V3-31")
def test_v3_31_a_line_with_the_very_last_ball_still_wins() -> None:
    state = after(LINE_WITH_THE_LAST_BALL)

    assert len(state.plies) == 64
    assert reason(state) == "line"
    assert places(state) == (1, 0)
