"""Plays XOBrainer from written moves and drawn boards.

A drawing has a line a row, with its number; rows that are not drawn are empty.  Columns are a to j.

    6  . . . . . . . . . .      X green cross   x pink cross
    5  . . X X X X . . . .      O pink ring     o green ring
    4  . . . O O O o . . .
"""

from collections.abc import Callable, Collection, Sequence
from itertools import product
from random import Random as Chance
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from knobel.catalog import GAMES
from knobel.catalog import xobrainer as xobrainer_files
from knobel.core.dice import Dice, Tape
from knobel.core.game import Begin, Forfeit, Illegal, Millis, Move, Seat, TakeBack, Tick, Transition
from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Action,
    Config,
    Event,
    Map,
    Mission,
    PlacePiece,
    Random,
    Seen,
    State,
    TimeBalance,
    TimeBomb,
    Trap,
    Variant,
)
from knobel.games.xobrainer.board import EMPTY, with_piece
from knobel.games.xobrainer.events import Hand, Hands
from knobel.games.xobrainer.table import Ply
from tests.kit.rolls import Rolls

T = TypeVar("T")

LAYOUT = xobrainer_files.layout("default")
DECK = xobrainer_files.deck("default")


def config(*variants: Variant, **fields: Any) -> Config:
    """A configuration with these variants on the default layout, with the deck if it is needed."""
    fields.setdefault("layout", LAYOUT)
    if any(variant.draws_cards for variant in variants):
        fields.setdefault("deck", xobrainer_files.deck("default").fitted_to(fields["layout"]))
    return Config(variants=variants, **fields)


BASE = config()
CLOCKS: tuple[TimeBomb | TimeBalance | None, ...] = (None, TimeBomb(5), TimeBalance(10))


def all_mixes() -> list[tuple[Variant, ...]]:
    """All the ways in which variants can be put together."""
    mixes: list[tuple[Variant, ...]] = []
    others: tuple[Variant, ...] = (Map(), Trap(), Mission(), Random())
    for clock, chosen in product(CLOCKS, product((False, True), repeat=4)):
        mix = tuple(variant for variant, is_in in zip(others, chosen, strict=True) if is_in)
        mixes.append(mix if clock is None else (*mix, clock))
    return mixes


# Playing


def begin(settings: Config = BASE, *picks: int, first: int = 0) -> State:
    """The first turn of a match; what the lot says is given, then what else the dice say.

    Without picks, what falls after the lot falls anyhow.
    """
    dice: Dice = Tape(first, *picks) if picks else _Anyhow(first)
    return xobrainer.apply(xobrainer.opening(settings), Move(None, Begin(), 0), dice).state


def after(moves: str, settings: Config = BASE, first: int = 0) -> State:
    return play(begin(settings, first=first), moves)


def play(state: State, moves: str, at: Millis = 0, *picks: int) -> State:
    """Some moves later, each of whoever is on turn, all of them at this time."""
    for text in moves.split():
        state = step(state, text, at, *picks).state
    return state


def step(state: State, text: str, at: Millis = 0, *picks: int) -> Transition[State, Any]:
    """One move of whoever is on turn, and what comes of it."""
    dice: Dice = Tape(*picks) if picks else Rolls(1)
    move: Move[Action] = Move(state.to_move, xobrainer.read_action(text, state), at)
    return xobrainer.apply(state, move, dice)


def tick(state: State, at: Millis) -> Transition[State, Any]:
    return xobrainer.apply(state, Move(None, Tick(), at), Rolls(1))


def seen(state: State, seat: Seat, at: Millis) -> State:
    return xobrainer.apply(state, Move(seat, Seen(state.round), at), Rolls(1)).state


def resign(state: State, seat: Seat, at: Millis = 0) -> Transition[State, Any]:
    return xobrainer.apply(state, Move(seat, Forfeit("resigned"), at), Tape())


def take_back(state: State, seat: Seat, at: Millis = 0) -> State:
    return xobrainer.apply(state, Move(None, TakeBack(seat), at), Tape()).state


def refusal(state: State, seat: Seat | None, action: Any, at: Millis = 0) -> str:
    """Why the rules refuse this; a text stands for a move of this turn."""
    if isinstance(action, str):
        action = xobrainer.read_action(action, state)
    with pytest.raises(Illegal) as refused:
        xobrainer.apply(state, Move(seat, action, at), Tape())
    return refused.value.code


def refused(make: Callable[..., Any], *values: Any, **fields: Any) -> tuple[str, dict[str, object]]:
    """Why these settings are refused: the code and its facts."""
    with pytest.raises(Illegal) as found:
        make(*values, **fields)
    return found.value.code, found.value.facts


def legal(state: State) -> set[str]:
    """What whoever is on turn may do."""
    assert state.to_move is not None
    return {xobrainer.write_action(a) for a in xobrainer.legal_actions(state, state.to_move)}


def told(events: Sequence[Any], kind: type[T]) -> list[T]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def result(state: State) -> tuple[str, int | None] | None:
    """Why the match is over and which side has won it, once it is."""
    return None if state.end is None else (state.end.reason, state.end.winner)


# Whole matches


def played(
    settings: Config, number: int, dice: Dice | None = None
) -> list[Transition[State, Event]]:
    """A match of chance up to its end, the clock settled before every action."""
    chance, at = Chance(number), 0
    dice = dice or Rolls(number)
    steps = [xobrainer.apply(xobrainer.opening(settings), Move(None, Begin(), 0), dice)]
    while xobrainer.outcome(steps[-1].state) is None:
        at += chance.choice((0, 80, 900, 2_500, 4_900))
        steps.append(xobrainer.apply(steps[-1].state, Move(None, Tick(), at), dice))
        state = steps[-1].state
        seats = [s for s in range(len(settings.sides)) if xobrainer.legal_actions(state, s)]
        if seats:
            seat = chance.choice(seats)
            action = _choose(state, seat, chance)
            steps.append(xobrainer.apply(state, Move(seat, action, at), dice))
        assert len(steps) < 20_000
    return steps


def _choose(state: State, seat: int, chance: Chance) -> Action:
    """A row if there is one; else chance, but rather near the middle, or it takes too long."""
    legal = xobrainer.legal_actions(state, seat)
    side = state.config.sides[seat]
    wins = {threat.square for threat in state.threats if threat.by == threat.side == side}
    best = [action for action in legal if isinstance(action, PlacePiece) and action.square in wins]
    near = [
        action
        for action in legal
        if isinstance(action, PlacePiece) and action.square[0] in "cdefgh"
    ]
    return chance.choice(best or near or list(legal))


# Drawing


def drawing(state: State) -> str:
    """The rows that are not empty, as they are drawn in tests."""
    rows = [(row, state.board.cells[10 * row - 10 : 10 * row]) for row in range(10, 0, -1)]
    return "\n".join(f"{row:2}  {' '.join(cells)}" for row, cells in rows if cells.strip("."))


def drawn(text: str) -> str:
    """A drawing in a test, without the space around it."""
    return "\n".join(f"{int(row):2}  {' '.join(cells)}" for row, *cells in _rows(text))


def laid(
    text: str, settings: Config = BASE, *, to_move: int = 0, lineups: tuple[str, str] | None = None
) -> State:
    """A round in which these pieces were laid by the players; they are not taken from the bags."""
    return on_board(begin(settings, first=to_move), text, lineups=lineups)


def on_board(state: State, text: str, *, lineups: tuple[str, str] | None = None) -> State:
    """The match with this board, and perhaps other line-ups, in the running round."""
    cells, plies = EMPTY, []
    for row, *signs in _rows(text):
        assert len(signs) == 10
        for column, sign in zip("abcdefghij", signs, strict=True):
            if sign in {"X", "x", "O", "o"}:
                square = f"{column}{row}"
                cells = with_piece(cells, square, sign)
                seat = state.config.players[0 if sign in "Xx" else 1][0]
                piece: Any = sign
                plies.append(Ply(seat, square, piece, sign))
    board = replace(state.board, cells=cells, plies=tuple(plies))
    if lineups is not None:
        board = replace(board, lineups=lineups)
    return replace(state, board=board)


def with_cards(state: State, variant: str, *cards: int) -> State:
    """The match in which these secret cards were dealt, to the sides or to the seats."""
    notes = list(state.notes)
    for index, chosen in enumerate(state.config.variants):
        note = notes[index]
        if chosen.name == variant and isinstance(note, Hands):
            seats = [hand.seats for hand in note.hands]
            notes[index] = Hands(tuple(Hand(*one) for one in zip(seats, cards, strict=True)))
    return replace(state, notes=tuple(notes))


def elsewhere(state: State, knowing: Collection[Seat], chance: Chance) -> State:
    """The same match, but others hold other cards, as far as these seats know."""

    def is_known(hand: Hand) -> bool:
        return not set(hand.seats).isdisjoint(knowing)

    hands = [hand for note in state.notes if isinstance(note, Hands) for hand in note.hands]
    hidden = [hand.card for hand in hands if not is_known(hand) and hand.card is not None]
    pool = [*hidden, *state.board.deck]
    chance.shuffle(pool)
    notes = tuple(
        Hands(tuple(h if is_known(h) else Hand(h.seats, pool.pop()) for h in note.hands))
        if isinstance(note, Hands)
        else note
        for note in state.notes
    )
    return replace(state, notes=notes, board=replace(state.board, deck=tuple(sorted(pool))))


def card_with(square: str) -> int:
    """The number of the card of the default deck that marks this square."""
    return next(number for number, card in enumerate(DECK.cards) if square in card.squares)


def _rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines() if line.strip()]


class _Anyhow:
    """Dice whose first picks are given."""

    def __init__(self, *picks: int) -> None:
        self._first, self._then = list(picks), Rolls(1)

    def pick(self, n: int, /) -> int:
        return self._first.pop(0) if self._first else self._then.pick(n)


DEFINITION = GAMES["xobrainer"]
