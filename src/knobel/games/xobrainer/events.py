"""The events of XOBrainer.  Only events change the state."""

from typing import Literal, TypeAlias

from msgspec import Struct

from knobel.core.clock import Bar, Fuse
from knobel.core.game import Millis, Seat
from knobel.games.xobrainer.board import Mark, Piece, Row, Side, Square

Prize: TypeAlias = Literal["points", "set", "knockout"]
RoundReason: TypeAlias = Literal[
    "row", "mission", "time", "stock", "deserted", "resigned", "absent"
]
MatchReason: TypeAlias = Literal[
    "sets", "points", "round", "knockout", "resigned", "absent", "abandoned", "deck"
]


# Notes: the private memory of a variant


class Blank(Struct, frozen=True, tag="blank"):
    """An empty note."""


class Hand(Struct, frozen=True):
    """A card, by its index in the deck, and the seats that may see it."""

    seats: tuple[Seat, ...]
    card: int | None


class Hands(Struct, frozen=True, tag="hands"):
    """The secret cards of this round."""

    hands: tuple[Hand, ...] = ()

    def masked(self, seat: Seat | None) -> "Hands":
        """The cards that this seat may see."""
        return Hands(
            tuple(hand if seat in hand.seats else Hand(hand.seats, None) for hand in self.hands)
        )


Note: TypeAlias = Blank | Fuse | Bar | Hands


# Rounds and turns


class LotDrawn(Struct, frozen=True, tag="lot-drawn"):
    """The dice have decided which side begins the match."""

    first: Side
    at: Millis


class RoundBegan(Struct, frozen=True, tag="round-began"):
    """The board is empty and the bags are full."""

    round: int
    first: Side
    at: Millis


class Dealt(Struct, frozen=True, tag="dealt"):
    """Cards are drawn from the common deck; the variant decides who may see them."""

    variant: str
    cards: tuple[int, ...]


class MapLaid(Struct, frozen=True, tag="map-laid"):
    """A side's Map card lies on the board as pieces."""

    side: Side
    pieces: tuple[Mark, ...]


class DeckRefused(Struct, frozen=True, tag="deck-refused"):
    """No draw was found whose Map cards do not make a row at once."""

    at: Millis


class LinedUp(Struct, frozen=True, tag="lined-up"):
    """The next pieces of a side, in the order of play."""

    side: Side
    pieces: str


class TurnBegan(Struct, frozen=True, tag="turn-began"):
    side: Side
    seat: Seat
    turn: int
    at: Millis


class Placed(Struct, frozen=True, tag="placed"):
    side: Side
    seat: Seat
    square: Square
    piece: Piece
    at: Millis


class TurnLost(Struct, frozen=True, tag="turn-lost"):
    """The side ran out of time and lost the turn; the piece stays in the line-up."""

    side: Side
    seat: Seat
    at: Millis


class Passed(Struct, frozen=True, tag="passed"):
    """A side has no piece left while the other still has some."""

    side: Side
    at: Millis


class Noted(Struct, frozen=True, tag="noted"):
    """A variant replaces its note."""

    variant: str
    note: Note


class Expired(Struct, frozen=True, tag="expired"):
    """The deadline of a variant, of the rest between rounds or of the wait has passed."""

    variant: str
    at: Millis


# How a round ends


class RowMade(Struct, frozen=True, tag="row-made"):
    """Five in a row; `rows` are those that score."""

    side: Side
    rows: tuple[Row, ...]
    at: Millis


class Claimed(Struct, frozen=True, tag="claimed"):
    """A variant claims points or the win; the award decides."""

    variant: str
    side: Side
    prize: Prize
    points: int
    squares: tuple[Square, ...]
    seats: tuple[Seat, ...] = ()
    """Whose card it was."""


class Dots(Struct, frozen=True, array_like=True):
    square: Square
    dots: int


class Awarded(Struct, frozen=True, tag="awarded"):
    """The points of a side for the round, itemised and in total."""

    side: Side
    prize: Prize
    points: int
    """The points that are added to the side's score."""
    dots: tuple[Dots, ...]
    claims: tuple[Claimed, ...]


class SetWon(Struct, frozen=True, tag="set-won"):
    side: Side


class RoundEnded(Struct, frozen=True, tag="round-ended"):
    winner: Side | None
    reason: RoundReason
    at: Millis


class CardsShown(Struct, frozen=True, tag="cards-shown"):
    """All cards are shown to everybody, since the round is over."""

    variant: str
    hands: tuple[Hand, ...]


class RestBegan(Struct, frozen=True, tag="rest-began"):
    """The clocks wait until everybody has seen the result, for a limited time."""

    until: Millis


class WaitBegan(Struct, frozen=True, tag="wait-began"):
    """The clock waits for the first turn until everybody has seen the lot and their cards."""

    until: Millis | None
    """None if the wait has no limit."""


class Confirmed(Struct, frozen=True, tag="confirmed"):
    """A seat has seen the result of the round, or what the round begins with."""

    seat: Seat
    at: Millis


class MatchEnded(Struct, frozen=True, tag="match-ended"):
    winner: Side | None
    reason: MatchReason
    at: Millis


# Out of turn


class Forfeited(Struct, frozen=True, tag="forfeited"):
    """A player resigns, which loses the match for their side."""

    seat: Seat
    reason: Literal["resigned", "absent"]
    at: Millis


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The last `plies` pieces are off the board again."""

    seat: Seat
    plies: int
    at: Millis


Event: TypeAlias = (
    LotDrawn
    | RoundBegan
    | Dealt
    | MapLaid
    | DeckRefused
    | LinedUp
    | TurnBegan
    | Placed
    | TurnLost
    | Passed
    | Noted
    | Expired
    | RowMade
    | Claimed
    | Awarded
    | SetWon
    | RoundEnded
    | CardsShown
    | RestBegan
    | WaitBegan
    | Confirmed
    | MatchEnded
    | Forfeited
    | TakenBack
)
