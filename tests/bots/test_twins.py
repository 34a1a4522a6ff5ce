"""Kernel, reference and rules say the same about the same position."""

from collections.abc import Iterator

import numpy as np
import pytest

from knobel.bots.vier3d import kernel, question_of, reference
from knobel.bots.vier3d.search import FirstLine, MostLines, ThreePlayers
from knobel.bots.vier3d.weights import INFINITY, LINE, WIN
from knobel.core.dice import Tape
from knobel.core.game import Forfeit, Move
from knobel.games import vier3d
from knobel.games.vier3d import Config, State
from knobel.games.vier3d.lines import ROD_INDEX
from tests.bots.arena import BALANCED, FIRST, FREE, NONE, THREE, Rolls, legal, wander

ALL_GAMES = (FIRST, BALANCED, FREE, NONE, THREE)
ENDLESS = 1 << 40


def _positions(config: Config, number: int, plies: int = 64) -> Iterator[State]:
    """Positions of chance from all phases of the game, none of them over."""
    for seed in range(number):
        state = wander(config, Rolls(seed).pick(plies), Rolls(seed))
        if state.to_move is not None:
            yield state


def _masks(number: int) -> Iterator[int]:
    """Boards of chance, thin and thick ones, whether or not a game can lead there."""
    for seed in range(number):
        dice = Rolls(seed)
        share = 1 + dice.pick(9)
        yield sum(1 << cell for cell in range(64) if dice.pick(10) < share)


# The board


def test_kernel_and_reference_agree_on_any_board() -> None:
    for balls, others in zip(_masks(2_000), list(_masks(2_001))[1:], strict=True):
        board, blockers = np.uint64(balls), np.uint64(others & ~balls)

        assert reference.legal(balls) == int(kernel.legal(board))
        assert reference.won(balls) == kernel.won(board)
        assert reference.count_lines(balls) == int(kernel.count_lines(board))
        assert reference.threats(balls) == int(kernel.threats(board))
        assert reference.alive(balls) == int(kernel.alive(board))
        assert reference.tally(balls, int(blockers)) == kernel.count_by_balls(balls, int(blockers))


@pytest.mark.parametrize("config", ALL_GAMES)
def test_the_rules_agree_with_both_on_places_lines_and_threats(config: Config) -> None:
    for state in _positions(config, 100):
        view = vier3d.view_for(state, None)
        rods = {ROD_INDEX[drop.rod] for drop in legal(state)}
        places = reference.legal(state.filled)
        assert rods == {(cell.bit_length() - 1) % 16 for cell in reference.cells(places)}

        for seat, board in enumerate(state.boards[: len(state.stock)]):
            ball = vier3d.BALLS[seat]
            free = reference.threats(board) & ~state.filled
            threats = [t for t in view.threats if t.ball == ball]

            assert free == sum(1 << threat.cell for threat in threats)
            assert free & places == sum(1 << threat.cell for threat in threats if threat.now)
            assert view.score[seat] == reference.count_lines(board)
            assert view.score[seat] == int(kernel.count_lines(np.uint64(board)))


def test_the_rules_and_the_reference_end_the_game_for_the_first_line_together() -> None:
    for seed in range(100):
        state = wander(FIRST, 64, Rolls(seed))
        red, blue, _ = state.boards

        assert state.to_move is None
        assert bool(state.lines) == (reference.won(red) or reference.won(blue))


# The searches


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_both_value_the_game_for_the_first_line_alike(depth: int) -> None:
    for state in _positions(FIRST, 40, plies=40):
        question = question_of(vier3d.view_for(state, None))
        assert isinstance(question, FirstLine)
        slow = reference.Reference().first_line(*question, depth, -INFINITY, INFINITY, ENDLESS)
        fast = kernel.Kernel(10_000).first_line(*question, depth, -INFINITY, INFINITY, ENDLESS)
        assert slow is not None
        assert fast is not None

        if abs(slow) >= WIN - 64:  # the kernel may find a longer way to the same end
            assert (slow > 0) == (fast > 0)
            assert abs(fast) >= WIN - 64
        else:
            assert slow == fast


@pytest.mark.parametrize("config", [BALANCED, FREE, NONE])
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_both_value_the_game_for_the_most_lines_alike(config: Config, depth: int) -> None:
    for state in _positions(config, 25):
        question = question_of(vier3d.view_for(state, None))
        assert isinstance(question, MostLines)
        slow = reference.Reference().most_lines(*question, depth, -INFINITY, INFINITY, ENDLESS)
        fast = kernel.Kernel(10_000).most_lines(*question, depth, -INFINITY, INFINITY, ENDLESS)

        assert slow == fast


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
@pytest.mark.parametrize("out", [None, 0, 1, 2])
def test_both_value_the_game_of_three_alike(depth: int, out: int | None) -> None:
    for state in _positions(THREE, 12):
        if out is not None:
            state = vier3d.apply(state, Move(out, Forfeit(), 0), Tape()).state  # noqa: PLW2901
        if state.to_move is None:
            continue
        question = question_of(vier3d.view_for(state, None))
        assert isinstance(question, ThreePlayers)
        slow = reference.Reference().three(*question, 0, depth, -INFINITY, INFINITY, ENDLESS)
        fast = kernel.Kernel(10_000).three(*question, 0, depth, -INFINITY, INFINITY, ENDLESS)

        assert slow == fast


def _best_difference(state: State) -> int:
    """Lines ahead at the end for the mover, by the rules alone, with every way tried."""
    if state.to_move is None:
        red, blue = vier3d.score(state)
        return red - blue
    sign = 1 if state.to_move == 0 else -1
    values = (
        _best_difference(
            vier3d.apply(state, Move(state.to_move, drop, 0), Tape()).state,
        )
        for drop in legal(state)
    )
    return sign * max(sign * value for value in values)


@pytest.mark.parametrize("config", [BALANCED, FREE, NONE])
def test_at_the_end_the_search_is_exact_and_leaves_out_no_better_ball(config: Config) -> None:
    for seed in range(25):
        state = wander(config, 60, Rolls(seed))
        question = question_of(vier3d.view_for(state, None))
        assert isinstance(question, MostLines)
        value = kernel.Kernel(10_000).most_lines(*question, 4, -INFINITY, INFINITY, ENDLESS)

        assert value == (1 if state.to_move == 0 else -1) * LINE * _best_difference(state)


def test_a_search_in_slices_finds_what_a_search_in_one_go_finds() -> None:
    for state in _positions(BALANCED, 10):
        question = question_of(vier3d.view_for(state, None))
        assert isinstance(question, MostLines)
        whole = kernel.Kernel(1 << 20).most_lines(*question, 5, -INFINITY, INFINITY, ENDLESS)
        engine, sliced = kernel.Kernel(1 << 20), None
        while sliced is None:
            sliced = engine.most_lines(*question, 5, -INFINITY, INFINITY, engine.nodes + 2_000)

        assert whole == sliced
