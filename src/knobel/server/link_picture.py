"""The picture of a link: 1200 × 630 with three texts (who, which game, what to do) and the board."""

from html import escape

from msgspec import Struct

from knobel.server import typeface

WIDTH, HEIGHT = 1200, 630
_ROOM = 490
"""How wide the words may be."""

_GENERIC = (
    '<rect width="640" height="630" fill="#f0d7b0"/><g transform="translate(172 150) scale(10)">'
)
_MARK = (
    '<path d="M16 2v27" stroke="#a97f2d" stroke-width="2.5" stroke-linecap="round"/>'
    '<g stroke="#1d1a16" stroke-opacity=".7" stroke-width=".8">'
    '<circle cx="16" cy="8" r="5" fill="#ffe27a"/><circle cx="16" cy="16" r="5" fill="#12307a"/>'
    '<circle cx="16" cy="24" r="5" fill="#e5484d"/></g>'
    '<path d="M11.4 6h9.2M11.4 10h9.2" stroke="#3a2a10" stroke-width="1.3"/>'
    '<path d="M11 16h10" stroke="#e8eefc" stroke-width="2.2"/>'
    '<path d="M6 30h20" stroke="#c08a52" stroke-width="3.5" stroke-linecap="round"/>'
)
GENERIC = f"{_GENERIC}{_MARK}</g>"
"""For a game that draws none of its own."""


class Words(Struct, frozen=True):
    """The three texts; all of them can be drawn with our typeface."""

    who: str
    title: str
    call: str


def composed(words: Words, art: str) -> str:
    """The whole picture as SVG."""
    title = typeface.lines(words.title, 76, 800, _ROOM, 2)
    who = typeface.lines(words.who, 46, 600, _ROOM, 2)
    block = 51 * len(who) + 18 + 76 * len(title)
    top = 150 + (310 - block) / 2
    drawn = "".join(
        _text(64, top + 46 + 51 * n, 46, 600, "#5d564b", line) for n, line in enumerate(who)
    ) + "".join(
        _text(62, top + 51 * len(who) + 76 + 76 * n, 76, 800, "#1d1a16", line)
        for n, line in enumerate(title)
    )
    call = typeface.lines(words.call, 36, 800, _ROOM - 120, 1)[0]
    wide = 120 + typeface.width(call, 36, 800)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        ' font-family="Figtree"><defs><clipPath id="slant">'
        '<path d="M90 0H640V630H0z"/></clipPath></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf1"/>'
        f'<g transform="translate(560 0)"><g clip-path="url(#slant)">{art}</g></g>'
        f'<g transform="translate(64 56) scale(1.75)">{_MARK}</g>'
        f"{_text(126, 99, 40, 800, '#1d1a16', 'Knobel')}{drawn}"
        f'<rect x="64" y="490" width="{wide:.0f}" height="84" rx="24" fill="#2b3a8c"/>'
        '<path d="M106 521v23l19-11.500z" fill="#fff" stroke="#fff" stroke-width="3"'
        ' stroke-linejoin="round"/>'
        f"{_text(146, 545, 36, 800, '#fff', call)}</svg>"
    )


def _text(x: float, y: float, size: int, weight: int, ink: str, words: str) -> str:
    return (
        f'<text x="{x}" y="{y:.0f}" font-size="{size}" font-weight="{weight}" fill="{ink}"'
        f' letter-spacing="-{size / 60:.2f}">{escape(words)}</text>'
    )


def png(svg: str) -> bytes:
    """The picture in pixels; this takes a quarter of a second and holds Python's lock meanwhile."""
    import resvg_py  # noqa: PLC0415 -- only the workers draw

    return resvg_py.svg_to_bytes(
        svg_string=svg, font_files=list(typeface.FILES.values()), skip_system_fonts=True
    )
