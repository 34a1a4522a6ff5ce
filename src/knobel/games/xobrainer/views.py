"""Views and events as each viewer may see them: without other people's secrets."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.clock import Bar, Fuse
from knobel.core.game import Seat
from knobel.games.xobrainer.board import Card, Deck, Layout, Piece, Row, Side, Square
from knobel.games.xobrainer.config import Length
from knobel.games.xobrainer.events import Awarded, Dealt, Event, Hand, Hands, Noted, RoundReason
from knobel.games.xobrainer.state import End, Rest, Result, State, Threat, Wait
from knobel.games.xobrainer.table import Bag
from knobel.games.xobrainer.variants import BY_NAME, Variant


class HeldCard(Struct, frozen=True):
    """A card that this viewer may see, and the seats that hold it."""

    variant: str
    seats: tuple[Seat, ...]
    card: Card


class Laid(Struct, frozen=True, array_like=True):
    """A piece played in this round."""

    seat: Seat
    square: Square
    piece: Piece


class ResultView(Struct, frozen=True):
    """How the last round ended, with everybody's cards."""

    round: int
    set: int
    round_in_set: int
    winner: Side | None
    reason: RoundReason
    board: str
    rows: tuple[Row, ...]
    award: Awarded | None
    points: tuple[int, int]
    """Those of the set after this round, also of a set that it has won."""
    is_set_won: bool
    cards: tuple[HeldCard, ...]


class View(Struct, frozen=True):
    layout: Layout
    deck: Deck | None
    """All cards of the deck; `cards` tells who holds which."""
    variants: tuple[Variant, ...]
    length: Length
    several_rows: Literal["best", "all"]
    sides: tuple[Side, ...]
    """The side of each seat."""
    round: int
    set: int
    round_in_set: int
    first: Side
    """The side that began this round."""
    turn: int
    to_move: Seat | None
    side: Side | None
    """Whose turn runs."""
    next_seats: tuple[Seat, Seat]
    """The seat that plays next for each side."""
    board: str
    """A letter a square, a1 to j1 first: X and x are crosses, green and pink, O and o rings, pink
    and green."""
    moves: tuple[Laid, ...]
    lineups: tuple[str, str]
    bags: tuple[Bag, Bag]
    points: tuple[int, int]
    sets: tuple[int, int]
    clock: Fuse | Bar | None
    rest: Rest | None
    wait: Wait | None
    cards: tuple[HeldCard, ...]
    threats: tuple[Threat, ...]
    last: ResultView | None
    gone: tuple[Seat, ...]
    end: End | None


def view_for(state: State, seat: Seat | None, /) -> View:
    board = state.board
    return View(
        layout=state.config.layout,
        deck=state.config.deck,
        variants=state.config.variants,
        length=state.config.length,
        several_rows=state.config.rows,
        sides=state.config.sides,
        round=state.round,
        set=sum(state.sets) + 1,
        round_in_set=state.round_in_set,
        first=board.first,
        turn=state.turn,
        to_move=state.to_move,
        side=None if board.turn is None else board.turn.side,
        next_seats=(state.next_seat(0), state.next_seat(1)),
        board=board.cells,
        moves=tuple(Laid(ply.seat, ply.square, ply.piece) for ply in board.plies),
        lineups=board.lineups,
        bags=board.bags,
        points=state.points,
        sets=state.sets,
        clock=_clock(state),
        rest=state.rest,
        wait=state.wait,
        **private_fields(state, seat),
        threats=state.threats,
        last=None if state.last is None else _result(state, state.last),
        gone=state.gone,
        end=state.end,
    )


def private_fields(state: State, seat: Seat | None, /) -> dict[str, Any]:
    """The fields that differ between viewers."""
    return {"cards": _cards(state, seat)}


def _clock(state: State) -> Fuse | Bar | None:
    if state.board.turn is None:
        return None
    return next((note for note in state.notes if isinstance(note, Fuse | Bar)), None)


def _cards(state: State, seat: Seat | None) -> tuple[HeldCard, ...]:
    held: list[HeldCard] = []
    for variant, note in zip(state.config.variants, state.notes, strict=True):
        if isinstance(note, Hands):
            masked = variant.mask(note, seat)
            assert isinstance(masked, Hands)
            held += _held(state, variant.name, masked.hands)
    return tuple(held)


def _held(state: State, variant: str, hands: tuple[Hand, ...]) -> list[HeldCard]:
    return [
        HeldCard(variant, hand.seats, state.config.cards[hand.card])
        for hand in hands
        if hand.card is not None
    ]


def _result(state: State, result: Result) -> ResultView:
    shown = [held for cards in result.shown for held in _held(state, cards.variant, cards.hands)]
    return ResultView(
        round=result.round,
        set=result.set,
        round_in_set=result.round_in_set,
        winner=result.winner,
        reason=result.reason,
        board=result.cells,
        rows=result.rows,
        award=result.award,
        points=result.points,
        is_set_won=result.is_set_won,
        cards=tuple(shown),
    )


def event_for(event: Event, seat: Seat | None, /) -> Event | None:
    match event:
        case Dealt():  # Map's cards are visible on the board, the others are in notes
            return None
        case Noted(variant=name, note=note):
            return replace(event, note=BY_NAME[name].mask(note, seat))
        case _:
            return event
