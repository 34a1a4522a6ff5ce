"""Figtree, the typeface of the page, for pictures that the server draws.

Licence: SIL Open Font License 1.1 (OFL.txt).  The files hold the letters of Latin languages only.
"""

import struct
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent
FILES = {
    600: str(_FOLDER / "Figtree-SemiBold.ttf"),
    800: str(_FOLDER / "Figtree-ExtraBold.ttf"),
}
"""By weight."""


def drawable(words: str) -> str:
    """The words without the signs that the typeface lacks, such as emoji or Hebrew letters."""
    return " ".join("".join(sign for sign in words if sign in _widths(600)).split())


def width(words: str, size: float, weight: int) -> float:
    """How wide drawable words are."""
    widths = _widths(weight)
    return size * sum(widths[sign] for sign in words)


def lines(words: str, size: float, weight: int, most: float, count: int) -> list[str]:
    """The words in at most this many lines of at most this width; an ellipsis ends what is cut."""
    found = [""]
    for word in words.split():
        longer = f"{found[-1]} {word}".strip()
        if width(longer, size, weight) <= most or not found[-1]:
            found[-1] = longer
        else:
            found.append(word)
    kept = found[:count]
    if len(found) > count:
        kept[-1] += "…"
    return [_cut(line, size, weight, most) for line in kept]


def _cut(line: str, size: float, weight: int, most: float) -> str:
    while width(line, size, weight) > most:
        line = line.removesuffix("…")[:-1].rstrip() + "…"
    return line


@cache
def _widths(weight: int) -> dict[str, float]:
    """The width of each sign, in units of the size: from the tables `cmap` (format 4) and `hmtx`."""
    font = Path(FILES[weight]).read_bytes()
    tables = {
        font[at : at + 4]: struct.unpack_from(">II", font, at + 8)[0]
        for at in range(12, 12 + 16 * struct.unpack_from(">H", font, 4)[0], 16)
    }
    unit = struct.unpack_from(">H", font, tables[b"head"] + 18)[0]
    full = struct.unpack_from(">H", font, tables[b"hhea"] + 34)[0]
    """Number of glyphs with a width of their own; the others have the last one's."""

    def advance(glyph: int) -> float:
        at = tables[b"hmtx"] + 4 * min(glyph, full - 1)
        return float(struct.unpack_from(">H", font, at)[0] / unit)

    return {chr(sign): advance(glyph) for sign, glyph in _glyphs(font, tables[b"cmap"]).items()}


def _glyphs(font: bytes, cmap: int) -> dict[int, int]:
    places = range(cmap + 4, cmap + 4 + 8 * struct.unpack_from(">H", font, cmap + 2)[0], 8)
    formats = (cmap + struct.unpack_from(">I", font, at + 4)[0] for at in places)
    at = next(each for each in formats if struct.unpack_from(">H", font, each)[0] == 4)
    count = struct.unpack_from(">H", font, at + 6)[0] // 2

    def column(number: int, kind: str = "H") -> tuple[int, ...]:
        skipped = at + 14 + 2 * count * number + (2 if number else 0)
        return struct.unpack_from(f">{count}{kind}", font, skipped)

    found = {}
    rows = zip(column(0), column(1), column(2, "h"), column(3), strict=True)
    for row, (last, first, delta, offset) in enumerate(rows):
        for sign in range(first, min(last, 0xFFFE) + 1):
            glyph = sign
            if offset:
                place = at + 16 + 2 * (3 * count + row) + offset + 2 * (sign - first)
                glyph = struct.unpack_from(">H", font, place)[0]
            found[sign] = (glyph + delta) & 0xFFFF
    return {sign: glyph for sign, glyph in found.items() if glyph}
