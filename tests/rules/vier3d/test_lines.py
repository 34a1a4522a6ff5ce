"""The 76 lines, each made by playing it.

The tests construct the lines independently, family by family; the rules search for them.
"""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from knobel.games.vier3d import State
from knobel.games.vier3d.lines import LINES, RODS
from tests.kit.vier3d import FIRST, NONE, after, begin, drawing, drawn, legal, play

Place = tuple[int, int, int]
"""Column, row and floor, counted from 0."""
Family = set[frozenset[Place]]

UP = range(4)
DOWN = range(3, -1, -1)

UPRIGHT: Family = {frozenset((x, y, z) for z in UP) for x in UP for y in UP}
LEVEL: Family = {
    line
    for z in UP
    for k in UP
    for line in (frozenset((x, k, z) for x in UP), frozenset((k, y, z) for y in UP))
}
PLANE: Family = {
    line
    for k in UP
    for way in (UP, DOWN)
    for line in (
        frozenset((x, y, k) for x, y in zip(UP, way, strict=True)),
        frozenset((x, k, z) for x, z in zip(way, UP, strict=True)),
        frozenset((k, y, z) for y, z in zip(way, UP, strict=True)),
    )
}
SPACE: Family = {frozenset(zip(xs, ys, UP, strict=True)) for xs in (UP, DOWN) for ys in (UP, DOWN)}


def _found(directions: int, *, climbing: bool | None = None) -> Family:
    """The lines of the rules along which this number of column, row and floor changes."""
    lines = [[(c % 4, c // 4 % 4, c // 16) for c in line] for line in LINES]
    return {
        frozenset(line)
        for line in lines
        if sum(len({place[i] for place in line}) == 4 for i in range(3)) == directions
        and climbing in {None, len({z for _, _, z in line}) == 4}
    }


def _win_by(line: frozenset[Place], last: Place, *, seat: int) -> State:
    """The player of this seat lays the last ball of the line; all below it lies already."""
    mine = sum(1 << _cell(place) for place in line if place != last)
    x, y, top = last
    below = [(a, b, z) for a, b, c in line for z in range(c) if (a, b, z) not in line]
    others = sum(1 << _cell(place) for place in set(below))
    boards = (mine, others, 0) if seat == 0 else (others, mine, 0)
    state = replace(begin(), boards=boards, to_move=seat)
    assert all((x, y, z) in line or (x, y, z) in below for z in range(top))
    return play(state, RODS[x + 4 * y])


def _cell(place: Place) -> int:
    x, y, z = place
    return x + 4 * y + 16 * z


def _lines_of(state: State) -> list[tuple[str, str, list[int]]]:
    """Colour, rods and floors of each line."""
    return [
        (line.ball, " ".join(RODS[c % 16] for c in line.cells), [c // 16 + 1 for c in line.cells])
        for line in state.lines
    ]


def _check_every_line_of(family: Family) -> None:
    """Each of them wins, for both colours; on a rod the top ball comes last."""
    for line in family:
        is_rod = len({(x, y) for x, y, _ in line}) == 1
        lasts = [max(line, key=lambda place: place[2])] if is_rod else sorted(line)
        for last in lasts:
            for seat, ball in enumerate("rb"):
                state = _win_by(line, last, seat=seat)

                assert [(ball, tuple(sorted(map(_cell, line))))] == [
                    (made.ball, made.cells) for made in state.lines
                ]
                assert state.to_move is None


@pytest.mark.rule("V3-20")
def test_v3_20_the_sixteen_upright_lines_win() -> None:
    assert len(UPRIGHT) == 16
    assert _found(1, climbing=True) == UPRIGHT
    _check_every_line_of(UPRIGHT)


@pytest.mark.rule("V3-20")
def test_v3_20_four_on_a_rod() -> None:
    state = after("c3 a1 c3 b1 c3 c1 c3")

    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . r .   . . r .   . . r .   . . r .
        . . . .   . . . .   . . . .   . . . .
        b b b .   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    assert _lines_of(state) == [("r", "c3 c3 c3 c3", [1, 2, 3, 4])]


@pytest.mark.rule("V3-21")
def test_v3_21_the_32_level_lines_win() -> None:
    assert len(LEVEL) == 32
    assert _found(1, climbing=False) == LEVEL
    _check_every_line_of(LEVEL)


@pytest.mark.rule("V3-21")
def test_v3_21_four_side_by_side_on_the_second_floor() -> None:
    state = after("c1 a1 c2 c3 c4 a2 d4 c1 d3 c2 a1 c3 b1 c4")

    expected = drawn("""
        . . r r   . . b .   . . . .   . . . .
        . . b r   . . b .   . . . .   . . . .
        b . r .   . . b .   . . . .   . . . .
        b r r .   r . b .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    assert _lines_of(state) == [("b", "c1 c2 c3 c4", [2, 2, 2, 2])]


@pytest.mark.rule("V3-22")
def test_v3_22_the_24_diagonals_of_planes_win() -> None:
    assert len(PLANE) == 24
    assert _found(2) == PLANE
    _check_every_line_of(PLANE)


@pytest.mark.rule("V3-22")
def test_v3_22_a_flight_of_stairs_above_a_row() -> None:
    state = after("a1 b1 b1 c1 d1 c1 c1 d1 a3 d1 d1")

    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        r . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        r b b r   . r b b   . . r b   . . . r
    """)
    assert expected == drawing(state)
    assert _lines_of(state) == [("r", "a1 b1 c1 d1", [1, 2, 3, 4])]


@pytest.mark.rule("V3-23")
def test_v3_23_the_four_diagonals_of_space_win() -> None:
    assert len(SPACE) == 4
    assert _found(3) == SPACE
    _check_every_line_of(SPACE)


@pytest.mark.rule("V3-23")
def test_v3_23_from_one_corner_of_the_cube_to_the_farthest() -> None:
    state = after("a1 b2 b2 c3 a2 c3 c3 d4 b1 d4 d1 d4 d4")

    expected = drawn("""
        . . . b   . . . b   . . . b   . . . r
        . . b .   . . b .   . . r .   . . . .
        r b . .   . r . .   . . . .   . . . .
        r r . r   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    assert _lines_of(state) == [("r", "a1 b2 c3 d4", [1, 2, 3, 4])]


@pytest.mark.rule("V3-20", "V3-21", "V3-22", "V3-23")
def test_v3_20_to_23_there_are_76_lines_and_no_others() -> None:
    assert _found(1) | _found(2) | _found(3) == UPRIGHT | LEVEL | PLANE | SPACE
    assert len(LINES) == 76
    assert len(set(LINES)) == 76


@pytest.mark.rule("V3-20", "V3-21", "V3-22", "V3-23")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.randoms(use_true_random=False))
def test_v3_20_to_23_a_full_board_has_the_lines_that_can_be_seen_on_it(rng: Random) -> None:
    state = begin(NONE)
    while state.to_move is not None:
        state = play(state, rng.choice(sorted(legal(state))))
    everywhere = UPRIGHT | LEVEL | PLANE | SPACE
    for index, ball in enumerate("rb"):
        seen = {
            tuple(sorted(map(_cell, line)))
            for line in everywhere
            if all(state.boards[index] >> _cell(place) & 1 for place in line)
        }

        assert seen == {line.cells for line in state.lines if line.ball == ball}


def test_three_in_a_row_win_nothing() -> None:
    for moves in permutations(["a1", "b2", "c3"]):
        first, second, third = moves
        state = after(f"{first} d1 {second} d1 {third}", FIRST)

        assert state.to_move == 1
        assert state.lines == ()
