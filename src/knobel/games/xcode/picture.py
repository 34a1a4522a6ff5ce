"""The fields, the glass and three cards as the picture of a link; nobody's hand is in it."""

from knobel.games.xcode.views import View

_FIELDS = "123456789*0#"
_SHOWN = frozenset("134790")
"""The fields that are cracked in the picture of a match that has not begun."""
_BULB = "M12 9v16c0 17 26 20 26 30s-26 13-26 30v16h60v-16c0-17-26-20-26-30s26-13 26-30v-16z"
_LEFT = (
    '<path fill="#0b6bcb" d="M10.5 1.5H12v83h-1.5a9 9 0 0 1-9-9v-65a9 9 0 0 1 9-9z'
    'M18 72 36 62v20z"/>'
)
_RIGHT = (
    '<path fill="#b8500a" d="M51.5 1.5H50v83h1.5a9 9 0 0 0 9-9v-65a9 9 0 0 0-9-9z'
    'M44 72 26 62v20z"/>'
)
_FOUR = (
    '<text x="31" y="48" font-size="40" font-weight="800" text-anchor="middle" fill="#121212">'
    "4</text>"
)
_JOKER = (
    '<path fill="#0f766e" d="M31 21l6.5 14 15.2 1.8-11.3 10.4 3 15.2L31 54.8l-13.4 7.6 3-15.2'
    'L9.3 36.8l15.2-1.8z"/>'
)


def picture(view: View | None, /) -> str:
    """SVG of 640 × 630: what this view has cracked, or what the game is; the cards are always these."""
    cracked = _SHOWN if view is None else frozenset(each.field for each in view.cracked)
    fields = "".join(_field(n, sign, sign in cracked) for n, sign in enumerate(_FIELDS))
    cards = (
        _card(352, 436, -12, _FOUR + _RIGHT),
        _card(456, 408, 1, _FOUR + _LEFT),
        _card(558, 438, 13, _JOKER),
    )
    return (
        '<defs><linearGradient id="stage" x1=".3" x2=".7" y2="1"><stop offset="0"'
        ' stop-color="#2b4a80"/><stop offset="1" stop-color="#14264a"/></linearGradient>'
        f'<clipPath id="bulb"><path d="{_BULB}"/></clipPath></defs>'
        f'<rect width="640" height="630" fill="url(#stage)"/>{fields}{_glass()}{"".join(cards)}'
    )


def _field(place: int, sign: str, is_cracked: bool) -> str:
    row, column = divmod(place, 6)
    x, y = 166 + 72 * column, 56 + 70 * row
    if is_cracked:
        look, ink = 'fill="#2dd4a7" stroke="#0b7a5c"', "#06281f"
    else:
        look = 'fill="none" stroke="#eaf1ff" stroke-opacity=".6" stroke-dasharray="8.4 6"'
        ink = "#eaf1ff"
    size, drop = (43, 52) if sign == "*" else (31, 41)
    return (
        f'<rect x="{x}" y="{y}" width="62" height="60" rx="11" stroke-width="3" {look}/>'
        f'<text x="{x + 31}" y="{y + drop}" font-size="{size}" font-weight="800"'
        f' text-anchor="middle" fill="{ink}">{sign}</text>'
    )


def _glass() -> str:
    """Always with the same sand: a picture that lies in a chat does not run."""
    return (
        f'<g transform="translate(92 284) scale(2.38)"><path d="{_BULB}" fill="#fff"'
        ' fill-opacity=".16" stroke="#d9a94e" stroke-width="3"/><g clip-path="url(#bulb)"'
        ' fill="#f5b83a"><rect x="8" y="30" width="68" height="25"/>'
        '<path d="M8 102V87Q42 79 76 87V102z"/><path d="M42 53V84" stroke="#f5b83a"'
        ' stroke-width="2.5" stroke-dasharray="4 3"/></g><path d="M8 6h68M8 104h68"'
        ' stroke="#b98a3c" stroke-width="8" stroke-linecap="round"/></g>'
    )


def _card(x: int, y: int, turned: int, face: str) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({turned}) scale(1.87) translate(-31 -43)">'
        '<rect x="1.5" y="1.5" width="59" height="83" rx="9" fill="#f7f3e8" stroke="#8a7d64"'
        f' stroke-width="1.5"/>{face}</g>'
    )
