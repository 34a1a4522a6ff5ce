"""Draws the results of X-Code as an SVG, without any library.

One column a level; above the share of matches won, below how long a win took.  The rungs differ by
colour, by the shape of their dots and by the dash of their lines.
"""

from collections.abc import Iterator, Sequence

from bench.scores_xcode import DRAWS, HANDS, HONEST, PLAYERS, RUNGS, Cell, Score, Scores
from knobel.catalog import xcode as xcode_files
from knobel.core.game import Millis

WIDE, HIGH = 190, 150
"""Of one panel."""
LEFT, TOP, GAP, FOOT = 56, 64, 26, 44
LONGEST = 360
"""Seconds at the upper edge."""

COLOURS = {DRAWS: "#7a5195", HANDS: "#0b6e99", HONEST: "#d1495b"}
DASHES = {DRAWS: "2 3", HANDS: "7 4", HONEST: ""}
NAMES = {
    DRAWS: "sees all hands and the coming draws",
    HANDS: "sees all hands",
    HONEST: "honest: own hand and quick phrases",
}


def plot(scores: Scores, pace: Millis) -> str:
    """The whole picture for this pace."""
    levels = xcode_files.levels()
    width = LEFT + len(levels) * (WIDE + GAP)
    height = TOP + 2 * (HIGH + FOOT) + 8
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'font-family="system-ui, sans-serif" font-size="12" fill="#222">'
        ),
        f"<title>X-Code: matches won, and how long it took; an action every {pace / 1000:g} s</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *_legend(),
    ]
    for column, level in enumerate(levels):
        left = LEFT + column * (WIDE + GAP)
        parts.append(_text(left + WIDE / 2, TOP - 10, level.replace("-", " ").title(), "middle"))
        parts += _panel(left, TOP, [0, 25, 50, 75, 100], "%" if column == 0 else None)
        below = TOP + HIGH + FOOT
        parts += _panel(left, below, [0, 90, 180, 270, 360], "s" if column == 0 else None)
        for index, rung in enumerate(RUNGS):
            row = [(n, scores.get(Cell(level, n, rung, pace))) for n in PLAYERS]
            found = [(n, score) for n, score in row if score is not None]
            shift = 9 * (index - 1)
            parts += _shares(left, rung, shift, found)
            parts += _times(left, below, rung, shift, found)
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _legend() -> Iterator[str]:
    x = LEFT
    for rung in RUNGS:
        yield _line([(x, 22), (x + 30, 22)], rung)
        yield _dot(x + 15, 22, rung)
        yield _text(x + 38, 26, NAMES[rung])
        x += 60 + 7 * len(NAMES[rung])


def _panel(left: float, top: float, ticks: Sequence[int], unit: str | None) -> Iterator[str]:
    for tick in ticks:
        y = top + HIGH * (1 - tick / ticks[-1])
        yield f'<path d="M{left} {y:.1f}h{WIDE}" stroke="#ddd"/>'
        if unit is not None:
            yield _text(left - 6, y + 4, f"{tick} {unit}", "end")
    for n in PLAYERS:
        yield _text(_x(left, n), top + HIGH + 16, str(n), "middle")
    yield _text(left + WIDE / 2, top + HIGH + 31, "players", "middle")


def _x(left: float, players: int) -> float:
    step = WIDE / len(PLAYERS)
    return left + step * (PLAYERS.index(players) + 0.5)


def _shares(
    left: float, rung: str, shift: float, found: Sequence[tuple[int, Score]]
) -> Iterator[str]:
    points = [(_x(left, n) + shift, TOP + HIGH * (1 - score.share)) for n, score in found]
    yield _line(points, rung)
    for (x, y), (_, score) in zip(points, found, strict=True):
        low, high = (TOP + HIGH * (1 - bound) for bound in score.bounds)
        yield f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{COLOURS[rung]}"/>'
        yield _dot(x, y, rung)


def _times(
    left: float, top: float, rung: str, shift: float, found: Sequence[tuple[int, Score]]
) -> Iterator[str]:
    points = [
        (_x(left, n) + shift, top + HIGH * (1 - min(1, score.seconds / LONGEST)))
        for n, score in found
        if score.seconds is not None
    ]
    yield _line(points, rung)
    for x, y in points:
        yield _dot(x, y, rung)


def _line(points: Sequence[tuple[float, float]], rung: str) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dash = f' stroke-dasharray="{DASHES[rung]}"' if DASHES[rung] else ""
    return (
        f'<polyline points="{path}" fill="none" stroke="{COLOURS[rung]}" stroke-width="1.5"{dash}/>'
    )


def _dot(x: float, y: float, rung: str) -> str:
    colour = COLOURS[rung]
    match rung:
        case "honest":
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
        case "hands":
            return (
                f'<rect x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7" fill="{colour}"/>'
            )
        case _:
            return f'<path d="M{x:.1f} {y - 4.5:.1f}l4.5 8h-9z" fill="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'
