"""Tournament report files of FIDE, TRF16 and TRF26, as values: one line per entrant.

Both kinds have the same lines for entrants.  They differ in how they state the number of heats,
what a win counts, and who must not meet.  `trf_event` translates between files and tournaments.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.game import Illegal, refuse_unless
from knobel.tournament.values import MOST_ENTRANTS, MOST_HEATS, Relation

Form: TypeAlias = Literal["trf16", "trf26"]
Mark: TypeAlias = str
"""1, =, 0 played; + and - without playing; U a bye, F and H full and half points by decision, Z
nothing."""

MOST_CHARACTERS = 1_000_000
MOST_POINTS = 199
"""In half points: the column for points has four places."""
_NAME = 33
_PLAYED = {"1": 2, "=": 1, "0": 0}
_WORTH = {**_PLAYED, "+": 2, "-": 0, "U": 2, "F": 2, "H": 1, "Z": 0}
_AS_PLAYED = {"W": "1", "D": "=", "L": "0"}
_OTHER_SIDE = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+-"}
_BREAK = re.compile(r"\r\n|\r|\n")


class Cell(Struct, frozen=True, gc=False):
    """What one heat was for an entrant."""

    mark: Mark
    opponent: int = 0
    """The number of the opponent; 0 if there was none."""
    began: bool | None = None

    @property
    def is_played(self) -> bool:
        return self.mark in _PLAYED


class Line(Struct, frozen=True):
    """An entrant with all heats."""

    number: int
    name: str
    points: int
    """In half points."""
    place: int
    cells: tuple[Cell, ...] = ()


class Sheet(Struct, frozen=True):
    """A whole file."""

    name: str
    heats: int
    """How many heats there will be."""
    lines: tuple[Line, ...]
    forbidden: tuple[Relation, ...] = ()
    win: int = 2
    """What a win counts, in half points; a draw counts half of it."""
    system: str = ""


def worth(sheet: Sheet, cell: Cell) -> int:
    """The half points that a cell gives."""
    return _WORTH[cell.mark] * sheet.win // 2


# --- Writing ------------------------------------------------------------------------------


def write(sheet: Sheet, form: Form) -> str:
    """The text of the file."""
    lines = [
        f"012 {sheet.name}",
        f"062 {len(sheet.lines)}",
        *([f"092 {sheet.system}"] if sheet.system else []),
        *(_heats_16(sheet) if form == "trf16" else _heats_26(sheet)),
        *(_line(line) for line in sheet.lines),
        *(_forbidden_16(sheet) if form == "trf16" else _forbidden_26(sheet)),
    ]
    return "".join(f"{line}\r\n" for line in lines)


def _heats_16(sheet: Sheet) -> Iterator[str]:
    yield f"XXR {sheet.heats}"
    if sheet.win != 2:
        win, draw = _decimal(sheet.win), _decimal(sheet.win // 2)
        yield f"XXS W={win} D={draw} PAB={win}"


def _heats_26(sheet: Sheet) -> Iterator[str]:
    yield f"142 {sheet.heats}"
    if sheet.win != 2:
        yield f"162  W{_decimal(sheet.win):>4}    D{_decimal(sheet.win // 2):>4}"


def _forbidden_16(sheet: Sheet) -> Iterator[str]:
    return (f"XXP {one} {other}" for one, other in sheet.forbidden)


def _forbidden_26(sheet: Sheet) -> Iterator[str]:
    return (f"260 001 {sheet.heats:03} {one:>4} {other:>4}" for one, other in sheet.forbidden)


def _line(line: Line) -> str:
    known = f"001 {line.number:>4}      {line.name[:_NAME]:<33}".ljust(79)
    cells = "".join(f"  {_cell(cell)}" for cell in line.cells)
    return f"{known} {_decimal(line.points):>4} {line.place:>4}{cells}"


def _cell(cell: Cell) -> str:
    if not cell.opponent:
        return f"0000 - {cell.mark}"
    return f"{cell.opponent:>4} {'w' if cell.began else 'b'} {cell.mark}"


def _decimal(halves: int) -> str:
    return f"{halves // 2}.{5 * (halves % 2)}"


# --- Reading ------------------------------------------------------------------------------


def read(text: str) -> Sheet:
    """The file as a value; refuses what is broken, too large or wrong in its sums."""
    refuse_unless(len(text) <= MOST_CHARACTERS, "event-bad-file", line=1)
    rows = list(enumerate(_BREAK.split(text.removeprefix("\ufeff")), 1))
    sheet = Sheet("", 0, ())
    lines: list[tuple[int, Line]] = []
    for at, row in rows:
        if row.startswith("001"):
            lines.append((at, _read_line(at, row)))
        else:
            sheet = _read_record(sheet, at, row)
    refuse_unless(2 <= len(lines) <= MOST_ENTRANTS, "event-bad-file", line=len(rows))
    played = max(len(line.cells) for _, line in lines)
    heats = max(sheet.heats, played)
    refuse_unless(1 <= heats <= MOST_HEATS, "event-bad-file", line=len(rows))
    absent = Cell("Z")
    whole = [
        (at, replace(line, cells=line.cells + (absent,) * (played - len(line.cells))))
        for at, line in lines
    ]
    sheet = replace(sheet, heats=heats, lines=tuple(line for _, line in whole))
    _check(sheet, whole)
    return sheet


def _read_record(sheet: Sheet, at: int, row: str) -> Sheet:
    code, rest = row[:3], row[4:].strip()
    match code:
        case "012":
            return replace(sheet, name=rest)
        case "092":
            return replace(sheet, system=rest)
        case "XXR" | "142":
            return replace(sheet, heats=_number(rest, at))
        case "XXS":
            parts = dict(part.split("=", 1) for part in rest.split() if "=" in part)
            return replace(sheet, win=_halves(parts["W"], at)) if "W" in parts else sheet
        case "162":
            found = re.search(r"W\s*(\d+\.\d)", row)
            return replace(sheet, win=_halves(found[1], at)) if found else sheet
        case "XXP" | "260":
            numbers = [_number(part, at) for part in rest.split()[2 if code == "260" else 0 :]]
            pairs = [(a, b) for i, a in enumerate(numbers) for b in numbers[i + 1 :]]
            new = tuple((min(pair), max(pair)) for pair in pairs)
            return replace(sheet, forbidden=(*sheet.forbidden, *new))
        case _:
            return sheet


def _read_line(at: int, row: str) -> Line:
    refuse_unless(len(row) >= 84, "event-bad-file", line=at)
    cells = [row[start : start + 8] for start in range(91, len(row.rstrip()), 10)]
    refuse_unless(len(cells) <= MOST_HEATS, "event-bad-file", line=at)
    return Line(
        _number(row[4:8], at),
        row[14:47].strip(),
        _halves(row[80:84].strip(), at),
        _number(row[85:89], at) if row[85:89].strip() else 0,
        tuple(_read_cell(cell, at) for cell in cells),
    )


def _read_cell(text: str, at: int) -> Cell:
    opponent, colour, mark = text[:4].strip(), text[5:6].lower(), text[7:8].upper()
    mark = _AS_PLAYED.get(mark, mark.strip() or "Z")
    refuse_unless(mark in _WORTH, "event-bad-file", line=at)
    number = _number(opponent, at) if opponent else 0
    is_paired = mark in _OTHER_SIDE
    if not number:
        refuse_unless(mark not in _PLAYED, "event-bad-file", line=at)
        return Cell({"+": "F", "-": "Z"}.get(mark, mark))
    refuse_unless(is_paired and colour in {"w", "b"}, "event-bad-file", line=at)
    return Cell(mark, number, colour == "w")


def _number(text: str, at: int) -> int:
    if not re.fullmatch(r"\s*[0-9]{1,4}\s*", text):
        raise Illegal("event-bad-file", line=at)
    return int(text)


def _halves(text: str, at: int) -> int:
    found = re.fullmatch(r"([0-9]{0,3})[.,]([05])", text)
    if found is None:
        raise Illegal("event-bad-file", line=at)
    return 2 * int(found[1] or 0) + (found[2] == "5")


def _check(sheet: Sheet, lines: Iterable[tuple[int, Line]]) -> None:
    """Refuse a file whose lines contradict each other, or whose sums are wrong."""
    by_number = {line.number: line for line in sheet.lines}
    is_clear = len(by_number) == len(sheet.lines) and 0 not in by_number and sheet.win > 0
    for at, line in lines:
        refuse_unless(is_clear, "event-bad-file", line=at)
        total = sum(worth(sheet, cell) for cell in line.cells)
        refuse_unless(total == line.points, "event-bad-file", line=at)
        for heat, cell in enumerate(line.cells):
            if not cell.opponent:
                continue
            refuse_unless(cell.opponent in by_number, "event-bad-file", line=at)
            other = by_number[cell.opponent].cells[heat]
            is_pair = other.opponent == line.number != cell.opponent
            is_pair = is_pair and other.began != cell.began
            fits = is_pair and other.mark in _OTHER_SIDE[cell.mark]
            refuse_unless(fits, "event-bad-file", line=at)
    for pair in sheet.forbidden:
        refuse_unless(all(one in by_number for one in pair), "event-bad-file", line=1)
