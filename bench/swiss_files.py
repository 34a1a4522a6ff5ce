"""The tournaments in tests/data/swiss, heat by heat, as our pairing sees them."""

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from knobel.tournament import trf
from knobel.tournament.pairing.field import Field, Float, Player
from knobel.tournament.pairing.swiss import Pair
from knobel.tournament.trf import Cell, Sheet

FOLDER = Path(__file__).parent.parent / "tests" / "data" / "swiss"


def sheets(pattern: str = "*") -> Iterator[tuple[str, Sheet]]:
    """The files whose names fit, each with its name."""
    for file in sorted(FOLDER.glob(f"{pattern}.trf")):
        yield file.stem, trf.read(file.read_text("utf-8"))


def field_before(sheet: Sheet, heat: int) -> Field:
    """Everybody who was paired in this heat, counted from 1, with their past."""
    points = {line.number: _points(line.cells, sheet) for line in sheet.lines}
    paired = [
        line
        for line in sheet.lines
        if line.cells[heat - 1].opponent or line.cells[heat - 1].mark == "U"
    ]
    players = [
        Player(
            line.number,
            name=line.name,
            points=points[line.number][heat - 1],
            number=line.number - 1,
            met=tuple(cell.opponent for cell in line.cells[: heat - 1] if cell.is_played),
            starts=tuple(bool(cell.began) for cell in line.cells[: heat - 1] if cell.is_played),
            floats=tuple(
                _float(points, line.number, before, line.cells[before])
                for before in range(heat - 1)
            )[-2:],
            byes=sum(cell.mark in {"U", "F"} for cell in line.cells[: heat - 1]),
            gifts=sum(cell.mark == "+" for cell in line.cells[: heat - 1]),
        )
        for line in paired
    ]
    players.sort(key=lambda player: (-player.points, player.number))
    ranked = tuple(replace(player, rank=rank) for rank, player in enumerate(players))
    return Field(ranked, heat, sheet.heats)


def pairs_in(sheet: Sheet, heat: int) -> set[Pair]:
    """The pairs of the file, who begins first; None for a bye."""
    cells = [(line.number, line.cells[heat - 1]) for line in sheet.lines]
    pairs: set[Pair] = {(one, cell.opponent) for one, cell in cells if cell.began}
    return pairs | {(one, None) for one, cell in cells if cell.mark == "U"}


def _points(cells: tuple[Cell, ...], sheet: Sheet) -> list[int]:
    """The points before each heat, and at the end."""
    points = [0]
    for cell in cells:
        points.append(points[-1] + trf.worth(sheet, cell))
    return points


def _float(points: dict[int, list[int]], number: int, before: int, cell: Cell) -> Float:
    own = points[number]
    if not cell.is_played:
        return -1 if own[before + 1] > own[before] else 0
    gap = points[cell.opponent][before] - own[before]
    return 1 if gap > 0 else -1 if gap < 0 else 0
