"""The list of entrants as a CSV file: name, number of people, whether they play from elsewhere.

Fields are separated by semicolons or commas, text is UTF-8.  A first line that names the columns
may be there; of other columns only the name is needed.
"""

import csv
import io
import re

from knobel.core.game import Illegal, refuse_unless
from knobel.core.names import clean_name, same_name, visible
from knobel.tournament.commands import Enter
from knobel.tournament.form import NAME_OF_ENTRANT
from knobel.tournament.values import LARGEST, MOST_ENTRANTS, Tournament

MOST_CHARACTERS = 200_000
COLUMNS = ("name", "size", "remote")
_YES, _NO = frozenset({"yes", "1", "x"}), frozenset({"", "no", "0"})
_FORMULA = re.compile(r"[=+\-@\t]")
"""How a text begins that a spreadsheet would compute."""


def write(t: Tournament) -> str:
    """The file of all entrants who were not removed."""
    text = io.StringIO()
    out = csv.writer(text, delimiter=";", lineterminator="\r\n")
    out.writerow(COLUMNS)
    for entrant in t.entrants:
        if entrant.state != "removed":
            guard = "'" if _FORMULA.match(entrant.name) else ""
            remote = "yes" if entrant.is_remote else "no"
            out.writerow((guard + entrant.name, entrant.size, remote))
    return text.getvalue()


def read(text: str, least: int = 1) -> tuple[Enter, ...]:
    """The entries that the file asks for, of *least* people where it does not say how many.

    Refuses what is broken, too large or names twice.
    """
    refuse_unless(len(text) <= MOST_CHARACTERS, "event-bad-file", line=1)
    text = text.removeprefix("\ufeff")
    first = text.split("\n", 1)[0]
    rows = csv.reader(
        io.StringIO(text, newline=""), delimiter=";" if ";" in first else ",", strict=True
    )
    entries: list[Enter] = []
    names: set[str] = set()
    columns = {name: at for at, name in enumerate(COLUMNS)}
    try:
        for row in rows:
            line = rows.line_num
            cells = [cell.strip() for cell in row]
            if not any(cells):
                continue
            if not entries and "name" in map(str.casefold, cells):
                columns = {cell.casefold(): at for at, cell in enumerate(cells)}
                continue
            entry = _entry(cells, columns, line, least)
            refuse_unless(same_name(entry.name) not in names, "event-bad-file", line=line)
            names.add(same_name(entry.name))
            entries.append(entry)
            refuse_unless(len(entries) <= MOST_ENTRANTS, "event-bad-file", line=line)
    except csv.Error as broken:
        raise Illegal("event-bad-file", line=rows.line_num) from broken
    refuse_unless(bool(entries), "event-bad-file", line=1)
    return tuple(entries)


def _entry(cells: list[str], columns: dict[str, int], line: int, least: int) -> Enter:
    def cell(name: str) -> str:
        at = columns.get(name, len(cells))
        return cells[at] if at < len(cells) else ""

    written = cell("name")
    if written.startswith("'") and _FORMULA.match(written[1:]):
        written = written[1:]
    size, remote = cell("size") or str(least), cell("remote").casefold()
    refuse_unless(size in {str(n) for n in range(1, LARGEST + 1)}, "event-bad-file", line=line)
    refuse_unless(remote in _YES | _NO, "event-bad-file", line=line)
    try:
        name = clean_name(visible(written), NAME_OF_ENTRANT)
    except Illegal as bad:
        raise Illegal("event-bad-file", line=line) from bad
    return Enter(name, int(size), remote in _YES)
