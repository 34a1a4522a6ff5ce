"""The values of a round that the rules and the variants share."""

from typing import Protocol

from msgspec import Struct

from knobel.core.game import Seat
from knobel.games.xobrainer.board import EMPTY, Card, Layout, Mark, Piece, Row, Side, Square
from knobel.games.xobrainer.events import Awarded, Claimed


class Bag(Struct, frozen=True, array_like=True):
    """Pieces that are not lined up yet, in the side's main colour and in the other one."""

    main: int = 0
    other: int = 0

    @property
    def is_empty(self) -> bool:
        return self.main + self.other == 0


FULL = Bag(24, 8)  # XO-01


class Ply(Struct, frozen=True):
    """A piece that was played, and the line-up before that."""

    seat: Seat
    square: Square
    piece: Piece
    lineup: str


class Turn(Struct, frozen=True):
    """The current turn."""

    side: Side
    seat: Seat


class Board(Struct, frozen=True):
    """One round."""

    cells: str = EMPTY
    lineups: tuple[str, str] = ("", "")
    bags: tuple[Bag, Bag] = (Bag(), Bag())
    deck: tuple[int, ...] = ()
    """Cards that nobody has drawn in this round."""
    plies: tuple[Ply, ...] = ()
    """The pieces that players have laid, without those of Map cards (XO-61, XO-74)."""
    first: Side = 0
    turn: Turn | None = None
    lost: tuple[int, int] = (0, 0)
    """The number of consecutive turns that each side has lost."""
    rows: tuple[Row, ...] = ()
    claims: tuple[Claimed, ...] = ()
    award: Awarded | None = None
    won_with: tuple[int, int] | None = None
    """The points of both sides that ended the set; None if it goes on."""

    def has_pieces(self, side: Side) -> bool:
        return bool(self.lineups[side]) or not self.bags[side].is_empty

    def count_laid(self, marks: tuple[Mark, ...]) -> tuple[Square, ...]:
        """The squares of these marks on which a player has laid the marked piece."""
        laid = {(ply.square, ply.piece) for ply in self.plies}
        return tuple(mark.square for mark in marks if (mark.square, mark.piece) in laid)


class Box(Protocol):
    """The settings that variants need to know."""

    @property
    def layout(self) -> Layout:
        """Dots and knockout squares."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The whole deck."""

    @property
    def players(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """The seats of each side in the order of their turns."""
