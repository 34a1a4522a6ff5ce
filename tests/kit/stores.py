"""Matches as a store knows them, and a file that is damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path

from knobel.service.ports import MatchSummary


def summary(name: str = "m", opened: int = 1) -> MatchSummary:
    return MatchSummary(name, f"code-{name}", f"watch-{name}", opened)


def damage(path: Path) -> None:
    """Write zeros over the page on which the matches begin."""
    with closing(sqlite3.connect(path)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (page,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'matches'"
        ).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
