"""The picture of X-Code as text, in two sizes.  Colour is never the only cue.

A card is its symbol with an arrow on the side to which it may travel; t is a time card, J a joker.
A field shows a dot for each of its cards in my hand, a tick once it is cracked, and a cross while
it is locked.
"""

from collections.abc import Collection, Sequence

from rich.style import Style
from rich.text import Text

from knobel.core.game import Millis
from knobel.games.xcode import View
from knobel.games.xcode.cards import JOKER, SYMBOLS, TIME, Card
from knobel.games.xcode.events import Gate
from knobel.tui.games.xcode.words import card_name, clock

BOLD, QUIET = Style(bold=True), Style(dim=True)
WARN = Style(color="#ffffff", bgcolor="#8a1c1c", bold=True)
CRACKED = Style(color="#ffffff", bgcolor="#00573d", bold=True)
READY = Style(color="#2a1a00", bgcolor="#f4c430", bold=True)
TIMES, JOKERS = Style(color="#f4c430", bold=True), Style(color="#5fd7a7", bold=True)
SHORT: Millis = 10_000
"""The remaining sand below which the picture warns."""
WIDTHS = (50, 80)
ROW = 3
"""Fields in a row, as on a keypad."""


def style_of(card: Card) -> Style:
    return JOKERS if card == JOKER else TIMES if card[0] == TIME else BOLD


# The sand


def sand_line(left: Millis, total: Millis, width: int) -> Text:
    """The sand that is left and that has run through, with a bar between them."""
    seconds = -(-left // 1000)
    above, below = clock(1000 * seconds), clock(total - 1000 * seconds)
    track = width - len(above) - len(below) - 4
    full = -(-left * track // total)
    is_short = left <= SHORT
    return Text.assemble(
        (f"{'!' if is_short else ' '}{above}", WARN if is_short else BOLD),
        f" {'█' * full}{'░' * (track - full)} ",
        (below, QUIET),
    )


# The fields


def fields(view: View, ready: Collection[str], scale: int) -> list[Text]:
    """Twelve fields in four rows."""
    rows = [SYMBOLS[start : start + ROW] for start in range(0, len(SYMBOLS), ROW)]
    if scale == 0:
        return [Text("  ").join(_field(view, symbol, ready) for symbol in row) for row in rows]
    lines: list[Text] = []
    for row in rows:
        cells = [_field(view, symbol, ready) for symbol in row]
        edge = "─" * (len(cells[0]) + 2)
        lines.append(Text("  ".join(f"┌{edge}┐" for _ in cells), QUIET))
        framed = [Text.assemble(("│ ", QUIET), cell, (" │", QUIET)) for cell in cells]
        lines.append(Text("  ").join(framed))
        lines.append(Text("  ".join(f"└{edge}┘" for _ in cells), QUIET))
    return lines


def _field(view: View, symbol: str, ready: Collection[str]) -> Text:
    size = view.level.code_set
    if any(one.field == symbol for one in view.cracked):
        return Text(f" {symbol} {'✓' * size}", CRACKED)
    if is_locked(view, symbol):
        return Text(f" {symbol} {'×' * size}", QUIET)
    mine = min(size, sum(card[0] == symbol for card in view.hand))
    dots = "●" * mine + "·" * (size - mine)
    return Text(f"!{symbol} {dots}", READY) if symbol in ready else Text(f" {symbol} {dots}")


def is_locked(view: View, symbol: str) -> bool:
    """Whether a mission locks this field."""
    return any(isinstance(note, Gate) and symbol not in note.open for note in view.notes)


# The hand


def hand(cards: Sequence[Card], chosen: Sequence[int], scale: int) -> list[Text]:
    """The cards side by side with their numbers; selected ones have double borders."""
    width = (4, 7)[scale]
    lines = [Text() for _ in range((3, 5)[scale] + 1)]
    for place, card in enumerate(cards):
        is_chosen = place in chosen
        corners = "╔═╗║╚╝" if is_chosen else "┌─┐│└┘"
        body = f"{card_name(card):^{width - 2}}"
        empty = corners[3] + " " * (width - 2) + corners[3]
        face = Text.assemble(corners[3], (body, style_of(card)), corners[3])
        top = corners[0] + corners[1] * (width - 2) + corners[2]
        bottom = corners[4] + corners[1] * (width - 2) + corners[5]
        middle = [face] if scale == 0 else [Text(empty), face, Text(empty)]
        number = f"{'*' if is_chosen else ''}{(place + 1) % 10}"
        drawn = [Text(top), *middle, Text(bottom), Text(f"{number:^{width}}")]
        for line, part in zip(lines, drawn, strict=True):
            if is_chosen:
                part.stylize(BOLD)
            line.append_text(part).append(" ")
    return lines
