"""The rules themselves count what the kernels count; deeper plies are left to those."""

from knobel.games import vier3d
from knobel.games.vier3d import State
from tests.kit.perft import Row, read_perft
from tests.kit.vier3d import begin, legal, play

PLIES = 4


def _count(states: list[State], ply: int) -> tuple[Row, list[State]]:
    """The row of this ply, and the positions from which play goes on."""
    children = [play(state, rod) for state in states for rod in legal(state)]
    going_on = [child for child in children if vier3d.outcome(child) is None]
    return Row(ply, len(children), len(children) - len(going_on)), going_on


def test_the_rules_count_four_plies() -> None:
    states = [begin()]
    for expected in read_perft("vier3d")[:PLIES]:
        actual, states = _count(states, expected.ply)

        assert expected == actual
