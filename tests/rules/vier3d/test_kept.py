"""What the state keeps from ball to ball is what a look at the whole board would find."""

from collections.abc import Callable

from knobel.catalog import GAMES
from knobel.games.vier3d import State
from knobel.games.vier3d.lines import LINES, RODS
from tests.laws.laws import for_all
from tests.laws.runs import Run


def _check_every_state(check: Callable[[State], None]) -> None:
    """In games of chance, in which balls are also taken back."""

    def look(run: Run) -> None:
        for moment in run.moments:
            check(moment.step.state)

    for_all(GAMES["vier3d"], look, 60)


def test_the_gaps_are_the_cells_that_alone_are_missing_from_a_line() -> None:
    def check(state: State) -> None:
        for balls, gaps in zip(state.boards, state.gaps, strict=True):
            missing = [[cell for cell in line if not balls >> cell & 1] for line in LINES]
            assert {cell for cell in range(64) if gaps >> cell & 1} == {
                cells[0] for cells in missing if len(cells) == 1
            }

    _check_every_state(check)


def test_the_rods_are_those_that_the_balls_were_put_on() -> None:
    def check(state: State) -> None:
        for index, rod in enumerate(RODS):
            balls = [ply.ball for ply in state.plies if ply.rod == rod]
            assert "".join(balls) == state.rods[index]
            for level, ball in enumerate(balls):
                assert state.boards["rby".index(ball)] >> (index + 16 * level) & 1
        assert len(state.plies) == state.filled.bit_count()

    _check_every_state(check)
