"""The rules themselves count what the kernels count; deeper plies are left to those."""

from collections import Counter

from knobel.games import vier3d
from knobel.games.vier3d import State
from tests.kit.perft import Row, read_perft
from tests.kit.vier3d import begin, legal, play

PLIES = 4


def _count(state: State, ply: int, counted: Counter[tuple[int, bool]]) -> None:
    """Count the balls from here on by their number and by whether they win."""
    for rod in legal(state):
        child = play(state, rod)
        is_over = vier3d.outcome(child) is not None
        counted[ply, is_over] += 1
        if ply < PLIES and not is_over:
            _count(child, ply + 1, counted)


def test_the_rules_count_four_plies() -> None:
    counted = Counter[tuple[int, bool]]()
    _count(begin(), 1, counted)
    plies = range(1, PLIES + 1)

    assert read_perft("vier3d")[:PLIES] == [
        Row(ply, counted[ply, False] + counted[ply, True], counted[ply, True]) for ply in plies
    ]
