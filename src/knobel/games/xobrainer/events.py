"""What can happen in XOBrainer.  Events are the only writers of state."""

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


# Notes: what a variant keeps to itself


class Blank(Struct, frozen=True, tag="blank"):
    """Nothing to remember."""


class Hand(Struct, frozen=True):
    """A card, by its number in the deck, and the seats that may look at it."""

    seats: tuple[Seat, ...]
    card: int | None


class Hands(Struct, frozen=True, tag="hands"):
    """The secret cards of this round."""

    hands: tuple[Hand, ...] = ()

    def masked(self, seat: Seat | None) -> "Hands":
        """What this seat may know of them."""
        return Hands(
            tuple(hand if seat in hand.seats else Hand(hand.seats, None) for hand in self.hands)
        )


Note: TypeAlias = Blank | Fuse | Bar | Hands


# Rounds and turns


class LotDrawn(Struct, frozen=True, tag="lot-drawn"):
    """Chance has decided which side begins the match."""

    first: Side
    at: Millis


class RoundBegan(Struct, frozen=True, tag="round-began"):
    """The board is empty and the bags are full."""

    round: int
    first: Side
    at: Millis


class Dealt(Struct, frozen=True, tag="dealt"):
    """Cards leave the common deck; who may see them is the variant's affair."""

    variant: str
    cards: tuple[int, ...]


class MapLaid(Struct, frozen=True, tag="map-laid"):
    """A side's Map card lies on the board as pieces."""

    side: Side
    pieces: tuple[Mark, ...]


class DeckRefused(Struct, frozen=True, tag="deck-refused"):
    """However often they are drawn, the Map cards make a row at once."""

    at: Millis


class LinedUp(Struct, frozen=True, tag="lined-up"):
    """The next pieces of a side, in the order in which they will be played."""

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
    """Time was up; the piece stays in the line-up."""

    side: Side
    seat: Seat
    at: Millis


class Passed(Struct, frozen=True, tag="passed"):
    """A side has no piece left while the other still has some."""

    side: Side
    at: Millis


class Noted(Struct, frozen=True, tag="noted"):
    """A variant writes its note anew."""

    variant: str
    note: Note


class Expired(Struct, frozen=True, tag="expired"):
    """A deadline has passed: that of a variant, or of the rest between rounds."""

    variant: str
    at: Millis


# How a round ends


class RowMade(Struct, frozen=True, tag="row-made"):
    """Five in a row; `rows` are those that score."""

    side: Side
    rows: tuple[Row, ...]
    at: Millis


class Claimed(Struct, frozen=True, tag="claimed"):
    """A variant asks for something; whether it is granted is decided with the award."""

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
    """What a side gets for the round, piece by piece and in all."""

    side: Side
    prize: Prize
    points: int
    """So many are added to the side's points."""
    dots: tuple[Dots, ...]
    claims: tuple[Claimed, ...]


class SetWon(Struct, frozen=True, tag="set-won"):
    side: Side


class RoundEnded(Struct, frozen=True, tag="round-ended"):
    winner: Side | None
    reason: RoundReason
    at: Millis


class CardsShown(Struct, frozen=True, tag="cards-shown"):
    """The round is over: everybody may look at everybody's cards."""

    variant: str
    hands: tuple[Hand, ...]


class RestBegan(Struct, frozen=True, tag="rest-began"):
    """Clocks wait until everybody has seen the result, but not for ever."""

    until: Millis


class Confirmed(Struct, frozen=True, tag="confirmed"):
    """A seat has seen the result."""

    seat: Seat
    at: Millis


class MatchEnded(Struct, frozen=True, tag="match-ended"):
    winner: Side | None
    reason: MatchReason
    at: Millis


# Out of turn


class Forfeited(Struct, frozen=True, tag="forfeited"):
    """A player gives up, and with that the side."""

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
    | Confirmed
    | MatchEnded
    | Forfeited
    | TakenBack
)
