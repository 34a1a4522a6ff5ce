"""The middle of the board as the picture of a link; the cards of the players are not in it."""

from knobel.games.xobrainer.board import SQUARES, WIDTH
from knobel.games.xobrainer.views import View

_SIDE = 86.5
"""The size of a square: the picture shows about seven of the ten columns and rows."""
_SHOWN_SIGNS = (
    "4443333444",  # row 1
    "4K332233K4",
    "4322222234",
    "3322112233",
    "3221111223",
)
"""The lower half of the board; the upper one mirrors it."""
_SHOWN = (
    "..........",  # row 1
    "....X.....",
    "......O...",
    "..OXOo....",
    ".XXxX.O...",
    "..Ox..XO..",
    "....oOX...",
    "..O..x.o..",
    "..........",
    "..........",  # row 10
)
"""A round under way, for a match that has not begun: an empty board tells nobody what it is."""

_STRIPES = "M6 60 40 26M6 84 64 26M14 92 92 14M38 92 92 38M62 92 92 62"
_DOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
}
_STAR = (
    "M50 11l10.9 24 26.1 2.9-19.4 17.8 5.3 25.8-22.9-13.1-22.9 13.1 5.3-25.8-19.4-17.8 26.1-2.9z"
)


def picture(view: View | None, /) -> str:
    """SVG of 640 × 630: the board of this view, or one that shows what the game is."""
    ended = None if view is None or view.end is None else view.last
    if view is None:
        signs = "".join((*_SHOWN_SIGNS, *reversed(_SHOWN_SIGNS)))
        cells, won = "".join(_SHOWN), frozenset[str]()
    else:  # the board is cleared when a round ends: at the end the last one is shown
        cells, signs = view.board if ended is None else ended.board, view.layout.signs
        rows = () if ended is None else ended.rows
        won = frozenset(square for row in rows for square in row.squares)
    drawn = "".join(
        _square(place, sign, cell, SQUARES[place] in won)
        for place, (sign, cell) in enumerate(zip(signs, cells, strict=True))
    )
    scale = _SIDE / 100
    return (
        '<defs><linearGradient id="stage" x2="0" y2="1"><stop offset="0" stop-color="#e3efe6"/>'
        '<stop offset="1" stop-color="#cfe3d6"/></linearGradient></defs>'
        '<rect width="640" height="630" fill="url(#stage)"/>'
        f'<g transform="scale({scale}) translate(-{_hidden(640):.0f} -{_hidden(630):.0f})">'
        f"{drawn}</g>"
    )


def _hidden(size: int) -> float:
    """How much of the board is cut off at one end, so that its middle is shown."""
    return (100 * WIDTH - size / _SIDE * 100) / 2


def _square(place: int, sign: str, cell: str, is_won: bool) -> str:
    row, column = divmod(place, WIDTH)
    even = "#fbf6ea" if (row + column) % 2 else "#f3ead7"
    frame = 'stroke="#0a7d4f" stroke-width="8"' if is_won else 'stroke="#e3d8c2" stroke-width="2"'
    fill = "#dff3e4" if is_won else even
    drawn = f'<rect x="3" y="3" width="94" height="94" rx="12" fill="{fill}" {frame}/>'
    if cell in "XxOo":
        drawn += f'<g transform="translate(7 7) scale(.86)">{_piece(cell)}</g>'
        if sign.isdecimal():
            outlined = 'stroke="#fbf6ea" stroke-width="6" stroke-linejoin="round"'
            drawn += "".join(
                f'<text x="93" y="94" font-size="24" font-weight="800" text-anchor="end" {look}>'
                f"{sign}</text>"
                for look in (outlined, 'fill="#1d1a16"')
            )
    elif sign == "K":
        drawn += (
            f'<path d="{_STAR}" fill="none" stroke="#2b2140" stroke-width="5"'
            ' stroke-linejoin="round"/><text x="50" y="58" font-size="23" font-weight="800"'
            ' text-anchor="middle" fill="#2b2140">KO</text>'
        )
    else:
        drawn += _dots(int(sign))
    return f'<g transform="translate({100 * column} {100 * (WIDTH - 1 - row)})">{drawn}</g>'


def _dots(count: int) -> str:
    if count not in _DOTS:  # a layout of its own
        return (
            '<text x="50" y="62" font-size="36" font-weight="800" text-anchor="middle"'
            f' fill="#857556">{count}</text>'
        )
    return "".join(
        f'<circle cx="{50 + 16 * x}" cy="{50 + 16 * y}" r="6.6" fill="#857556"/>'
        for x, y in _DOTS[count]
    )


def _piece(cell: str) -> str:
    """X and x are crosses, green and pink; O and o are rings, pink and green."""
    is_cross, is_green = cell in "Xx", cell in "Xo"
    shape = "M26 26 74 74M74 26 26 74" if is_cross else "M50 26a24 24 0 1 1 0 48a24 24 0 1 1 0-48z"
    line = f'<path d="{shape}" fill="none" stroke-linecap="round"'
    if not is_green:
        return (
            '<circle cx="50" cy="50" r="45" fill="#ff8fc7" stroke="#8f0050" stroke-width="5"/>'
            f'{line} stroke="#2a0017" stroke-width="11.5"/>'
        )
    return (
        '<rect x="6" y="6" width="88" height="88" rx="17" fill="#00573d"/>'
        f'<path d="{_STRIPES}" stroke="#2f8f6c" stroke-width="4"/>'
        '<rect x="6" y="6" width="88" height="88" rx="17" fill="none" stroke="#00301f"'
        ' stroke-width="5"/>'
        f'{line} stroke="#00301f" stroke-width="21"/>{line} stroke="#fff" stroke-width="11.5"/>'
    )
