"""Somebody else's program as a witness: OpenSpiel's gomoku, on 4 x 4 x 4 without gravity.

Its actions are cells too; which axis comes first is of no matter, the 76 lines being the same.
"""

import numpy as np
import pyspiel

from knobel.bots.vier3d import kernel, reference
from tests.bots.arena import Rolls

GAMES = 2_000


def _gomoku() -> pyspiel.State:
    return pyspiel.load_game("gomoku(size=4,connect=4,dims=3)").new_initial_state()


def _cells(board: int) -> list[int]:
    return [cell.bit_length() - 1 for cell in reference.cells(board)]


def test_every_one_of_our_76_lines_wins_there_with_its_fourth_cell() -> None:
    for line in reference.LINES:
        state = _gomoku()
        ours = _cells(line)
        # Three of the other's balls, which make no line of four.
        for mine, theirs in zip(ours, _cells(reference.FULL ^ line), strict=False):
            assert not state.is_terminal()
            state.apply_action(mine)
            if not state.is_terminal():
                state.apply_action(theirs)

        assert state.is_terminal()
        assert state.returns() == [1.0, -1.0]

    assert len(set(reference.LINES)) == 76


def test_games_of_chance_end_there_with_the_same_ball() -> None:
    dice = Rolls(2026)
    balls = 0
    for _ in range(GAMES):
        state = _gomoku()
        mine = theirs = 0
        while not state.is_terminal():
            places = reference.cells(reference.legal(mine | theirs))
            cell = places[dice.pick(len(places))]
            state.apply_action(cell.bit_length() - 1)
            mine |= cell
            balls += 1
            has_won = bool(kernel.won(np.uint64(mine)))

            assert has_won == reference.won(mine)
            assert state.is_terminal() == (has_won or mine | theirs == reference.FULL)
            assert state.is_terminal() is False or any(state.returns()) == has_won
            mine, theirs = theirs, mine

    assert balls > 20 * GAMES
