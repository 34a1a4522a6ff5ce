"""Draws the cost and the latency of a move by the number of matches, without any library.

    python -m bench.server_load --matches 100,500,1000,2000 --passes 1 --before ../knobel-before
    python -m bench.plot_load bench/results/server-*.jsonl > docs/pictures/load.svg

On the left the CPU time of a move at the maximum throughput, on the right the 99th percentile at two
moves a second.  The servers differ by colour, by the shape of their dots and by the dash of their
lines.  Of several passes the middle one counts.
"""

import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.readings import Row, grouped

WIDE, HIGH = 330, 240
"""Of one panel."""
LEFT, TOP, GAP, FOOT = 64, 76, 84, 48


class Style(NamedTuple):
    """How a server is drawn, and what it is called."""

    colour: str
    dash: str
    name: str


class Panel(NamedTuple):
    """One diagram: what it shows of which mode, and its axis, which grows by factors."""

    mode: str
    figure: str
    title: str
    ticks: tuple[int, ...]


STYLES = {
    "floor": Style("#6b7280", "2 3", "bare sockets"),
    "boardgame.io": Style("#7a5195", "7 4", "boardgame.io, in memory"),
    "before": Style("#0b6e99", "10 3 2 3", "Knobel before"),
    "knobel": Style("#d1495b", "", "Knobel now"),
}
PANELS = (
    Panel("sat", "us_per_move", "µs CPU per move, saturated", (25, 50, 100, 200, 400, 800)),
    Panel("paced", "p99_ms", "p99 in ms, two moves a second", (1, 3, 10, 30, 100, 300, 1000, 3000)),
)


def plot(rows: Sequence[Row]) -> str:
    """The whole picture."""
    counts = sorted({row["matches"] for row in rows})
    width, height = LEFT + len(PANELS) * (WIDE + GAP), TOP + HIGH + FOOT
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'font-family="system-ui, sans-serif" font-size="12" fill="#222">'
        ),
        "<title>CPU time and latency of a move over the number of matches</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *_legend(),
    ]
    for column, panel in enumerate(PANELS):
        left = LEFT + column * (WIDE + GAP)
        parts += _grid(left, panel, counts)
        found = [row for row in rows if row["mode"] == panel.mode]
        for (name,), passes in grouped(found, "server").items():
            parts += _series(left, panel, name, passes, counts)
    return "\n".join((*parts, "</svg>")) + "\n"


def _legend() -> Iterator[str]:
    x = LEFT
    for name, style in STYLES.items():
        yield _line([(x, 22), (x + 34, 22)], style)
        yield _dot(x + 17, 22, name)
        yield _text(x + 42, 26, style.name)
        x += 66 + 7 * len(style.name)


def _grid(left: float, panel: Panel, counts: Sequence[int]) -> Iterator[str]:
    yield _text(left, TOP - 16, panel.title)
    for tick in panel.ticks:
        y = _y(panel, tick)
        yield f'<path d="M{left} {y:.1f}h{WIDE}" stroke="#ddd"/>'
        yield _text(left - 6, y + 4, f"{tick:,}", "end")
    for count in counts:
        yield _text(_x(left, counts, count), TOP + HIGH + 17, f"{count:,}", "middle")
    yield _text(left + WIDE / 2, TOP + HIGH + 36, "matches", "middle")


def _series(
    left: float, panel: Panel, name: str, rows: Sequence[Row], counts: Sequence[int]
) -> Iterator[str]:
    points = [
        (_x(left, counts, count), _y(panel, median(row[panel.figure] for row in passes)))
        for (count,), passes in sorted(grouped(rows, "matches").items())
    ]
    yield _line(points, STYLES[name])
    for x, y in points:
        yield _dot(x, y, name)


def _x(left: float, counts: Sequence[int], count: int) -> float:
    return left + WIDE * (counts.index(count) + 0.5) / len(counts)


def _y(panel: Panel, value: float) -> float:
    low, high = math.log(panel.ticks[0]), math.log(panel.ticks[-1])
    share = (math.log(max(value, panel.ticks[0])) - low) / (high - low)
    return TOP + HIGH * (1 - min(1.0, share))


def _line(points: Sequence[tuple[float, float]], style: Style) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dash = f' stroke-dasharray="{style.dash}"' if style.dash else ""
    return (
        f'<polyline points="{path}" fill="none" stroke="{style.colour}" stroke-width="1.8"{dash}/>'
    )


def _dot(x: float, y: float, name: str) -> str:
    colour = STYLES[name].colour
    match name:
        case "knobel":
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
        case "before":
            return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="{colour}"/>'
        case "floor":
            return f'<path d="M{x:.1f} {y - 5:.1f}l5 5-5 5-5-5z" fill="{colour}"/>'
        case _:
            return f'<path d="M{x:.1f} {y - 4.5:.1f}l4.5 8h-9z" fill="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def main(paths: Sequence[str]) -> int:
    lines = [line for path in paths for line in Path(path).read_text("utf-8").splitlines()]
    sys.stdout.write(plot([json.loads(line) for line in lines]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
