"""Plays Vier-gewinnt 3D from written moves, and draws its boards.

A drawing shows the four floors side by side, the lowest one on the left.  Each floor is seen from
above: columns a to d from left to right, row 1 at the bottom.

    floor 1   floor 2   floor 3   floor 4

    . . . .   . . . .   . . . .   . . . .   row 4
    . . . .   . . . .   . . . .   . . . .   row 3
    . b . .   . . . .   . . . .   . . . .   row 2
    r . . .   r . . .   . . . .   . . . .   row 1
    a b c d   a b c d   a b c d   a b c d
"""

from typing import Any

import pytest

from knobel.core.dice import Tape
from knobel.core.game import Begin, Forfeit, Illegal, Move, Seat, TakeBack, Tick
from knobel.games import vier3d
from knobel.games.vier3d import Config, State

FIRST = Config("first-line")
BALANCED = Config("most-lines", "balanced")
FREE = Config("most-lines", "free")
NONE = Config("most-lines", "none")
THREE = Config("most-lines", "three-players")
MOST_LINES = (BALANCED, FREE, NONE, THREE)


def begin(config: Config = FIRST) -> State:
    """The empty board; the first player is on turn at match time 0."""
    return _apply(vier3d.opening(config), Move(None, Begin(), 0))


def after(moves: str, config: Config = FIRST) -> State:
    """The board after these moves, each of whoever is on turn: `a1`, or `y:a1` for a yellow ball."""
    return play(begin(config), moves)


def play(state: State, moves: str, at: int = 0) -> State:
    """The same board some moves later, all of them made at this time."""
    for text in moves.split():
        state = _apply(state, Move(state.to_move, vier3d.read_action(text, state), at))
    return state


def tick(state: State, at: int) -> State:
    return _apply(state, Move(None, Tick(), at))


def resign(state: State, seat: Seat, at: int = 0) -> State:
    return _apply(state, Move(seat, Forfeit("resigned"), at))


def take_back(state: State, seat: Seat, at: int = 0) -> State:
    return _apply(state, Move(None, TakeBack(seat), at))


def refusal(state: State, seat: Seat | None, action: Any, at: int = 0) -> str:
    """Why the rules refuse this; a text stands for a move of this turn."""
    if isinstance(action, str):
        action = vier3d.read_action(action, state)
    with pytest.raises(Illegal) as refused:
        vier3d.apply(state, Move(seat, action, at), Tape())
    return refused.value.code


def places(state: State) -> tuple[int, ...] | None:
    """Each seat's place, once the game is over."""
    outcome = vier3d.outcome(state)
    return None if outcome is None else outcome.places


def reason(state: State) -> str | None:
    """Why the game is over, once it is."""
    outcome = vier3d.outcome(state)
    return None if outcome is None else outcome.reason


def legal(state: State) -> set[str]:
    """What whoever is on turn may do."""
    assert state.to_move is not None
    return {vier3d.write_action(a) for a in vier3d.legal_actions(state, state.to_move)}


def drawing(state: State) -> str:
    """The board as it is seen."""
    rods = vier3d.view_for(state, None).rods
    floors = [["." if len(rod) <= level else rod[level] for rod in rods] for level in range(4)]
    rows = [[" ".join(floor[4 * row : 4 * row + 4]) for floor in floors] for row in range(4)]
    return "\n".join("   ".join(row) for row in reversed(rows))


def drawn(text: str) -> str:
    """A drawing in a test, without the space around it."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def _apply(state: State, move: Move[vier3d.Drop]) -> State:
    return vier3d.apply(state, move, Tape()).state
