"""The board: squares, pieces, rows, layouts and cards.

    10  . . . . . . . . . .      X  green cross     green is the main colour of side 0, the crosses
     9  . . . . . . . . . .      x  pink cross
     .                           O  pink ring       pink is the main colour of side 1, the rings
     1  . . . . . . . . . .      o  green ring
        a b c d e f g h i j

A board is written as 100 letters, a1 to j1 first.  Capitals are pieces in the main colour of their
side.  Kept out: turns, and what a row is worth beyond its dots.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from knobel.core.game import Illegal

Side: TypeAlias = int
"""0 plays the crosses, 1 the rings."""
Piece: TypeAlias = Literal["X", "x", "O", "o"]
Kind: TypeAlias = Literal["shape", "colour"]
Square: TypeAlias = Annotated[str, Meta(pattern="^[a-j]([1-9]|10)$")]

WIDTH = 10
SQUARES = tuple(f"{column}{row}" for row in range(1, WIDTH + 1) for column in "abcdefghij")
INDEX = {square: index for index, square in enumerate(SQUARES)}
EMPTY = "." * len(SQUARES)

MAIN: tuple[Piece, Piece] = ("X", "O")
OTHER: tuple[Piece, Piece] = ("x", "o")
KINDS: tuple[Kind, Kind] = ("shape", "colour")
SERVES: tuple[tuple[str, str], tuple[str, str]] = (("Xx", "Xo"), ("Oo", "Ox"))
"""For each side, the pieces that count in a row of its shape and in one of its colour (XO-24)."""


# Rows


class Row(Struct, frozen=True):
    """Five squares that count for a side, by the shape or by the colour of their pieces."""

    kind: Kind
    squares: tuple[Square, ...]


def _rays() -> tuple[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], ...]:
    """For each square, in each of the four directions, the squares before and behind it."""

    def ray(x: int, y: int, dx: int, dy: int) -> Iterator[int]:
        while 0 <= (x := x + dx) < WIDTH and 0 <= (y := y + dy) < WIDTH:
            yield x + WIDTH * y

    return tuple(
        tuple(
            (tuple(ray(x, y, -dx, -dy)), tuple(ray(x, y, dx, dy)))
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
        )
        for y in range(WIDTH)
        for x in range(WIDTH)
    )


_RAYS = _rays()
_WINDOWS = tuple(
    (square, *ahead[:4]) for square in range(100) for _, ahead in _RAYS[square] if len(ahead) >= 4
)
"""The 192 places for five in a row."""
_STARTS = {
    step: sum(1 << min(window) for window in _WINDOWS if abs(window[1] - window[0]) == step)
    for step in (1, WIDTH - 1, WIDTH, WIDTH + 1)
}
"""For each direction, as the distance of its squares, the lowest square of every window."""
_DIGITS = {
    signs: str.maketrans({sign: str(int(sign in signs)) for sign in ".XxOo"})
    for signs in (".", *SERVES[0], *SERVES[1])
}


def runs_through(cells: str, index: int, side: Side) -> Iterator[tuple[Kind, tuple[int, ...]]]:
    """Every unbroken run of five or more that counts for the side and holds this square."""
    for kind, serving in zip(KINDS, SERVES[side], strict=True):
        if cells[index] not in serving:
            continue
        for behind, ahead in _RAYS[index]:
            before, after = _reach(cells, behind, serving), _reach(cells, ahead, serving)
            if before + after >= 4:
                yield kind, (*reversed(behind[:before]), index, *ahead[:after])


def _reach(cells: str, ray: Sequence[int], serving: str) -> int:
    for count, index in enumerate(ray):
        if cells[index] not in serving:
            return count
    return len(ray)


def with_piece(cells: str, square: Square, piece: str) -> str:
    index = INDEX[square]
    return f"{cells[:index]}{piece}{cells[index + 1 :]}"


def has_row(cells: str) -> bool:
    """Whether there are five in a row anywhere."""
    return any(
        all(cells[index] in serving for index in window)
        for window in _WINDOWS
        for side in SERVES
        for serving in side
    )


def completions(cells: str, side: Side, piece: str) -> Iterator[int]:
    """The free squares on which this piece would give the side a row; some of them twice."""
    for serving in SERVES[side]:
        if piece in serving:
            yield from _squares_in(_gaps(_bits(cells, serving), _bits(cells, ".")))


def _bits(cells: str, signs: str) -> int:
    """The squares with one of these signs, a bit each."""
    return int(cells[::-1].translate(_DIGITS[signs]), 2)


def _gaps(pieces: int, free: int) -> int:
    """The free squares that alone are missing from five of these pieces in a row.

    All windows of a direction are looked at together: shifted by k steps, a board has the k-th
    square of each window where the window begins.  If one square is missing, then the first three
    are there, or the last three, or all but the middle one.
    """
    found = 0
    for step, starts in _STARTS.items():
        a, b, c = pieces & starts, pieces >> step, pieces >> 2 * step
        d, e = pieces >> 3 * step, pieces >> 4 * step
        first, last = a & b, d & e & starts
        if windows := first & c:
            found |= (windows & e & free >> 3 * step) << 3 * step
            found |= (windows & d & free >> 4 * step) << 4 * step
        if windows := last & c:
            found |= windows & b & free
            found |= (windows & a & free >> step) << step
        found |= (first & last & free >> 2 * step) << 2 * step
    return found


def _squares_in(board: int) -> Iterator[int]:
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


# Layouts


class Layout(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The dots on every square, row 10 first; K is a knockout square (XO-02)."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.rows) != WIDTH or any(len(row) != WIDTH for row in self.rows):
            raise Illegal("layout-size")
        strange = sorted(set("".join(self.rows)) - set("123456789K"))
        if strange:
            raise Illegal("layout-signs", sign=strange[0])
        knockouts = "".join(self.rows).count("K")
        if knockouts != 4:
            raise Illegal("layout-knockouts", count=knockouts)

    @cached_property
    def signs(self) -> str:
        """The sign of every square, a1 first."""
        return "".join(reversed(self.rows))

    @cached_property
    def knockouts(self) -> frozenset[Square]:
        return frozenset(s for s, sign in zip(SQUARES, self.signs, strict=True) if sign == "K")

    def dots(self, square: Square) -> int:
        """The dots of the square in a row; a knockout square has none (XO-29)."""
        sign = self.signs[INDEX[square]]
        return 0 if sign == "K" else int(sign)

    def admits(self, piece: str, square: Square) -> bool:
        """Whether the piece may lie there."""
        return square not in self.barred(piece)

    def barred(self, piece: str) -> frozenset[Square]:
        """Where the piece may not lie; knockout squares take only pieces for both (XO-22)."""
        return frozenset() if piece in OTHER else self.knockouts


def rows_made(cells: str, square: Square, side: Side, layout: Layout) -> list[Row]:
    """The best five of each run that the piece on this square gives the side, best first.

    A row through a knockout square comes before all others, then the most dots (XO-27, XO-28).
    """

    def worth(squares: tuple[Square, ...]) -> tuple[bool, int]:
        return not layout.knockouts.isdisjoint(squares), sum(map(layout.dots, squares))

    rows = []
    for kind, run in runs_through(cells, INDEX[square], side):
        names = tuple(SQUARES[index] for index in run)
        fives = [names[i : i + 5] for i in range(len(names) - 4)]
        rows.append(Row(kind, max(fives, key=worth)))
    return sorted(rows, key=lambda row: worth(row.squares), reverse=True)


def paid_together(rows: Sequence[Row]) -> Iterator[Row]:
    """Of the rows through one square, best first, those that score if all count (XO-28).

    On a straight line only one five scores, by shape or by colour or by both.
    """
    paid: dict[int, tuple[Square, ...]] = {}
    for row in rows:
        direction = INDEX[row.squares[1]] - INDEX[row.squares[0]]
        if row.squares == paid.setdefault(direction, row.squares):
            yield row


# Cards


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """Four marks: white is the main colour of the card's reader, purple the other (XO-03)."""

    white: tuple[Square, ...]
    purple: tuple[Square, ...]

    @property
    def squares(self) -> tuple[Square, ...]:
        return (*self.white, *self.purple)


class Mark(Struct, frozen=True, array_like=True):
    """A piece on a square, on the board or on a card."""

    square: Square
    piece: Piece


def as_own(card: Card, side: Side) -> tuple[Mark, ...]:
    """The side's own pieces, as the card shows them to it."""
    return (
        *(Mark(square, MAIN[side]) for square in card.white),
        *(Mark(square, OTHER[side]) for square in card.purple),
    )


def as_traps(card: Card, victim: Side, layout: Layout, *, by_victim: bool) -> tuple[Mark, ...]:
    """The pieces of the victim that spring the traps of this card (XO-71).

    White is the main colour of the card's holder, or of the victim; on a knockout square it is
    the one piece that the victim may lay there.
    """
    white, purple = (MAIN, OTHER) if by_victim else (OTHER, MAIN)
    marks = (
        *(Mark(square, white[victim]) for square in card.white),
        *(Mark(square, purple[victim]) for square in card.purple),
    )
    return tuple(
        Mark(mark.square, OTHER[victim]) if mark.square in layout.knockouts else mark
        for mark in marks
    )


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that Map, Trap and Mission draw from (XO-03)."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    cards: tuple[Card, ...]
    colours: Literal["three-white", "free"] = "three-white"
    """With *free* a card may have one, two or three white marks."""

    def __post_init__(self) -> None:
        if len(self.cards) != 25:
            raise Illegal("deck-size", count=len(self.cards))
        for number, card in enumerate(self.cards, start=1):
            _check_card(card, number, self.colours)
        counts = Counter(square for card in self.cards for square in card.squares)
        twice = sorted(square for square, count in counts.items() if count > 1)
        if twice:
            raise Illegal("deck-square-twice", square=twice[0])

    def check_on(self, layout: Layout) -> None:
        """Refuse a deck that does not fit: on knockout squares only purple marks can be met."""
        for number, card in enumerate(self.cards, start=1):
            wrong = sorted(layout.knockouts.intersection(card.white))
            if wrong:
                raise Illegal("deck-knockout", card=number, square=wrong[0])

    def fitted_to(self, layout: Layout) -> "Deck":
        """The deck with white marks on knockout squares swapped with their card's purple one."""
        return Deck(self.name, tuple(_fitted(card, layout) for card in self.cards), self.colours)


def _check_card(card: Card, number: int, colours: str) -> None:
    if len(card.squares) != 4:
        raise Illegal("deck-marks", card=number, count=len(card.squares))
    for square in card.squares:
        if square not in INDEX:
            raise Illegal("deck-square", card=number, square=square)
    if colours == "three-white" and len(card.white) != 3:
        raise Illegal("deck-white", card=number, count=len(card.white))
    if not card.white or not card.purple:
        raise Illegal("deck-colours", card=number)


def _fitted(card: Card, layout: Layout) -> Card:
    white, purple = list(card.white), list(card.purple)
    for i, square in enumerate(white):
        spare = [j for j, other in enumerate(purple) if other not in layout.knockouts]
        if square in layout.knockouts and spare:
            white[i], purple[spare[0]] = purple[spare[0]], square
    return Card(tuple(white), tuple(purple))
