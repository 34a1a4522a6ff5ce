"""Kernel, reference and rules say the same about the same position."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from knobel.bots.xobrainer import kernel, reference
from knobel.bots.xobrainer.grid import EMPTY, PIECES, WINDOWS
from knobel.bots.xobrainer.position import Position, position_of
from knobel.bots.xobrainer.search import Look
from knobel.catalog import xobrainer as xobrainer_files
from knobel.core.game import Move
from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Config,
    Map,
    Mission,
    PlacePiece,
    Points,
    Random,
    Rounds,
    Sets,
    SingleRound,
    State,
    Trap,
)
from knobel.games.xobrainer.board import SQUARES, completions
from tests.kit.rolls import Rolls
from tests.kit.xobrainer import begin, config

ENDLESS = 1 << 40
CONFIGS = (
    config(length=SingleRound()),
    config(length=Sets(3), layout=xobrainer_files.layout("wild"), rows="all"),
    config(Mission(), Trap(), length=Sets(5)),
    config(Map(), Mission(), Trap("victim"), Random(), length=Rounds(4), teams=(2, 2)),
    config(Mission("four-pieces"), length=Points(40), layout=xobrainer_files.layout("calm")),
)
LOOK = Look(width=100, root_width=100)


def _wander(settings: Config, plies: int, number: int) -> State:
    """A round after this number of random pieces, near the middle; perhaps a later round."""
    dice = Rolls(number)
    state = begin(settings, first=number % 2)
    for _ in range(plies):
        assert state.to_move is not None
        actions = [
            action
            for action in xobrainer.legal_actions(state, state.to_move)
            if isinstance(action, PlacePiece) and action.square[0] in "bcdefgh"
        ]
        action = actions[dice.pick(len(actions))]
        after = xobrainer.apply(state, Move(state.to_move, action, 0), dice).state
        if after.end is not None:
            break
        state = after
    return state


def _states(settings: Config, number: int, plies: int = 45) -> Iterator[State]:
    for seed in range(number):
        yield _wander(settings, Rolls(seed).pick(plies), seed)


def _position(state: State) -> Position:
    return position_of(xobrainer.view_for(state, state.to_move))


def _set(low: int, high: int) -> set[int]:
    bits = (int(low) & (1 << 64) - 1) | int(high) << 64
    return {square for square in range(100) if bits >> square & 1}


def _memory(position: Position) -> Any:
    return kernel.Kernel(position, LOOK, 1).memory


# The board


@pytest.mark.parametrize("settings", CONFIGS)
def test_the_kernel_counts_what_the_reference_counts(settings: Config) -> None:
    for state in _states(settings, 20):
        position = _position(state)
        memory, cells = _memory(position), position.cells
        free = {square for square in range(100) if cells[square] == EMPTY}
        assert free == _set(memory[kernel.FREE], memory[kernel.FREE + 1])

        for window, squares in enumerate(WINDOWS):
            (crosses, rings), (green, pink) = reference.counts(cells, window)
            word = crosses | rings << 4 | green << 8 | pink << 12
            word |= sum(square for square in squares if square in free) << 16
            assert word == memory[kernel.WINDOW + window]
        for side in (0, 1):
            promise = reference.promise(position, LOOK, cells, side)
            assert promise == memory[kernel.HOPE + side]
        for piece, square in product(range(4), free):
            expected = reference.gain(LOOK, cells, piece, square)
            assert expected == kernel.gain(memory, piece, square)


@pytest.mark.parametrize("settings", CONFIGS)
def test_pieces_laid_and_lifted_in_any_order_leave_nothing_behind(settings: Config) -> None:
    for seed, state in enumerate(_states(settings, 20)):
        position, dice = _position(state), Rolls(seed)
        memory = _memory(position)
        before = memory.copy()
        free = [square for square in range(100) if position.cells[square] == EMPTY]
        laid: list[tuple[int, int]] = []
        for _ in range(60):
            if laid and dice.pick(3) == 0:
                piece, square = laid.pop()
                kernel.put(memory, piece, square, -1)
                free.append(square)
            elif free:
                piece, square = dice.pick(4), free.pop(dice.pick(len(free)))
                kernel.put(memory, piece, square, 1)
                laid.append((piece, square))
        assert not np.array_equal(before, memory)
        while laid:
            piece, square = laid.pop()
            kernel.put(memory, piece, square, -1)

        assert np.array_equal(before, memory)


@pytest.mark.parametrize("settings", CONFIGS)
def test_all_agree_on_the_squares_that_complete_rows(settings: Config) -> None:
    found = 0
    for state in _states(settings, 20):
        position = _position(state)
        memory, layout = _memory(position), settings.layout
        for piece, side in product(range(4), (0, 1)):
            low, high = kernel.fifths(memory, piece, side, 2)
            squares = _set(low, high)
            by_rules = {
                square
                for square in completions(state.board.cells, side, PIECES[piece])
                if layout.admits(PIECES[piece], SQUARES[square])
            }
            found += len(squares)

            assert by_rules == squares
            assert reference.fifths(position, position.cells, piece, side) == squares
    assert found > 0


@pytest.mark.parametrize("settings", CONFIGS)
def test_both_find_the_same_squares_that_make_fours(settings: Config) -> None:
    for state in _states(settings, 20):
        position = _position(state)
        memory = _memory(position)
        for side, now, later in product((0, 1), repeat=3):
            piece, following = 2 * side + now, 2 * side + later
            low, high = kernel.fourths(memory, piece, following, 2)

            expected = reference.fourths(position, position.cells, piece, following)
            assert expected == _set(low, high)


# Values


@pytest.mark.parametrize("settings", CONFIGS)
def test_a_row_is_worth_the_same_to_both_and_scores_as_by_the_rules(settings: Config) -> None:
    rows = 0
    for state in _states(settings, 30):
        position = _position(state)
        memory, cells = _memory(position), position.cells
        assert state.to_move is not None
        for action in xobrainer.legal_actions(state, state.to_move):
            assert isinstance(action, PlacePiece)
            piece, square = position.queues[position.side][0], SQUARES.index(action.square)
            for side in (0, 1):
                dots = reference.award(position, cells, piece, square, side)
                code = {None: kernel.NO_ROW, reference.KNOCKOUT: kernel.KNOCKOUT_ROW}
                numbers = (piece, square, side)
                assert code.get(dots, dots) == kernel.award(memory, *numbers)  # type: ignore[arg-type]  # dots are no key
                if dots is None:
                    continue
                value = reference.cash(position, cells, position.cards, piece, square, side)
                assert value == kernel.cash(memory, *numbers)
            mine, theirs = (
                reference.award(position, cells, piece, square, side)
                for side in (position.side, 1 - position.side)
            )
            if mine is None and theirs is None:
                continue
            rows += 1
            last = xobrainer.apply(state, Move(state.to_move, action, 0), Rolls(1)).state.last
            assert last is not None
            assert last.winner == (position.side if mine is not None else 1 - position.side)
            assert last.award is not None
            scored = mine if mine is not None else theirs
            if scored == reference.KNOCKOUT:
                assert last.award.prize == "knockout"
            else:
                assert scored == sum(dot.dots for dot in last.award.dots)
    assert rows > 0


@pytest.mark.parametrize("settings", CONFIGS)
def test_both_appraise_alike(settings: Config) -> None:
    for state in _states(settings, 30):
        position = _position(state)
        memory = _memory(position)
        for side in (0, 1):
            expected = reference.appraise(position, LOOK, position.cells, position.cards, side)
            assert expected == kernel.appraise(memory, side)


@pytest.mark.parametrize("settings", CONFIGS)
@pytest.mark.parametrize("depth", [1, 2])
def test_both_rank_the_moves_alike(settings: Config, depth: int) -> None:
    look = LOOK._replace(quiet=0, root_width=8 // depth, width=8 // depth)
    for state in _states(settings, 12):
        position = _position(state)
        slow = reference.Reference(position, look, ENDLESS).rank(depth, ENDLESS, ENDLESS)
        fast = kernel.Kernel(position, look, 1_000).rank(depth, 40_000, ENDLESS)

        assert dict(slow.scored) == dict(fast.scored)
