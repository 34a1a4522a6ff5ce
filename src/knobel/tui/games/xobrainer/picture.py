"""The board as text, in three sizes.  Colour is never the only cue.

    [X]  green cross   [O]  green ring     square tiles are green
    (X)  pink cross    (O)  pink ring      round tiles are pink

A digit beside a piece counts the dots beneath it, K is a knockout square.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from rich.style import Style
from rich.text import Text

from knobel.games.xobrainer.board import INDEX, SQUARES, WIDTH, Layout, Mark
from knobel.games.xobrainer.state import Threat

GREEN = Style(color="#ffffff", bgcolor="#00573d", bold=True)
PINK = Style(color="#2a0017", bgcolor="#ff8fc7", bold=True)
KNOCKOUT = Style(color="#ffd75f", bold=True)
THREAT = Style(color="#ffffff", bgcolor="#8a1c1c", bold=True)
DOTS = Style(color="#9aa5a1")
QUIET = Style(dim=True)
HERE = Style(reverse=True, bold=True)

_GROUND = (Style(bgcolor="#1b1f1e"), Style(bgcolor="#272d2b"))
_GREENS = "Xo"
_DOTS = (
    (("   ",), (" · ",), (" : ",), (" ∴ ",), (" ∷ ",)),
    (("   ", "   "), (" · ", "   "), (" : ", "   "), (" : ", " · "), (" : ", " : ")),
    (
        ("     ", "     ", "     "),
        ("     ", "  •  ", "     "),
        ("     ", " • • ", "     "),
        ("  •  ", "     ", " • • "),
        (" • • ", "     ", " • • "),
    ),
)
"""For each size, zero to four dots; more are shown as a digit."""
_KNOCKOUTS = (("<K>",), ("<K>", "<=>"), ("┏━━━┓", "┃ K ┃", "┗━━━┛"))
CELLS = ((4, 1), (4, 2), (6, 3))
"""Columns and lines of a square, for each size."""
EDGE = 3
"""Columns for the numbers of the rows."""


class Marks(Struct, frozen=True):
    """The squares that are highlighted."""

    cursor: str | None = None
    last: str | None = None
    row: Collection[str] = ()
    threats: Sequence[Threat] = ()
    asked: Mapping[str, str] = {}
    """The squares of a card, each with its piece."""


def cell_size(scale: int) -> tuple[int, int]:
    return CELLS[scale]


def style_of(piece: str) -> Style:
    return GREEN if piece in _GREENS else PINK


def small(piece: str) -> str:
    """A piece in three characters."""
    return f"[{piece.upper()}]" if piece in _GREENS else f"({piece.upper()})"


def tile(piece: str) -> Text:
    """A piece in three characters, with its colour."""
    return Text(small(piece), style_of(piece))


def _tiles(piece: str, scale: int) -> tuple[str, ...]:
    """A piece, line by line; stripes are green too."""
    letter, is_green = piece.upper(), piece in _GREENS
    if scale == 2:
        if is_green:
            return ("┌───┐", f"│╱{letter}╱│", "└───┘")
        return ("╭───╮", f"│ {letter} │", "╰───╯")
    return (small(piece), "[╱]" if is_green else "( )")


def draw(cells: str, layout: Layout, marks: Marks, scale: int = 0) -> Text:
    """The whole board, row 10 on top, with its coordinates."""
    width, height = cell_size(scale)
    picture = Text(no_wrap=True)
    for row in range(WIDTH, 0, -1):
        for line in range(height):
            number = f"{row:>2} " if line == _middle(scale) else " " * EDGE
            picture.append(number, QUIET)
            for column in "abcdefghij":
                picture.append_text(_cell(f"{column}{row}", cells, layout, marks, scale, line))
            picture.append("\n")
    letters = "".join(f"{letter:^{width - 1}}".rjust(width) for letter in "abcdefghij")
    picture.append(" " * EDGE + letters, QUIET)
    return picture


def _middle(scale: int) -> int:
    """The line of a square that holds its characters."""
    return 1 if scale == 2 else 0


def _cell(square: str, cells: str, layout: Layout, marks: Marks, scale: int, line: int) -> Text:
    """One line of one square: a column for marks, then its content."""
    piece = cells[INDEX[square]]
    body, style = _body(square, piece, layout, marks, scale, line)
    sign = _sign(square, piece, layout, marks) if line == _middle(scale) else " "
    if square == marks.cursor:
        style += Style(reverse=piece == ".")
    elif square in marks.row:
        style += Style(underline=True)
    edge = HERE if sign in {">", "="} else DOTS
    cell = Text.assemble((sign, edge), (body, style))
    cell.stylize_before(_GROUND[(INDEX[square] + INDEX[square] // WIDTH) % 2])
    return cell


def _sign(square: str, piece: str, layout: Layout, marks: Marks) -> str:
    if square == marks.cursor:
        return ">"
    if square in marks.row:
        return "="
    if square == marks.last:
        return "*"
    return " " if piece == "." else layout.signs[INDEX[square]]


def _body(
    square: str, piece: str, layout: Layout, marks: Marks, scale: int, line: int
) -> tuple[str, Style]:
    width = cell_size(scale)[0] - 1
    lies = marks.asked.get(square, piece) if piece == "." else piece
    if lies != ".":
        return _tiles(lies, scale)[line], style_of(lies)
    is_middle = line == _middle(scale)
    warning = _warning(square, marks.threats) if is_middle else ""
    if warning:
        return f"{warning:^{width}}", THREAT
    sign = layout.signs[INDEX[square]]
    if sign == "K":
        return _KNOCKOUTS[scale][line], KNOCKOUT
    dots = int(sign)
    if dots < len(_DOTS[scale]):
        return _DOTS[scale][dots][line], DOTS
    return f"{sign if is_middle else '':^{width}}", DOTS


def _warning(square: str, threats: Sequence[Threat]) -> str:
    """`!X`: X can complete a row there; `?X`: the other side would complete it for X."""
    here = [threat for threat in threats if threat.square == square]
    if not here:
        return ""
    sides = "".join("XO"[side] for side in sorted({threat.side for threat in here}))
    return ("!" if any(threat.by == threat.side for threat in here) else "?") + sides


def square_at(x: int, y: int, scale: int) -> str | None:
    """The square at this position of the picture."""
    width, height = cell_size(scale)
    column, row = (x - EDGE) // width, WIDTH - y // height
    if x < EDGE or not (0 <= column < WIDTH and 1 <= row <= WIDTH):
        return None
    return SQUARES[column + WIDTH * (row - 1)]


def listed(marks: Sequence[Mark]) -> Text:
    """Pieces and their squares in one line."""
    line = Text()
    for number, mark in enumerate(marks):
        line.append("  " if number else "")
        line.append_text(tile(mark.piece))
        line.append(f" {mark.square}")
    return line
