"""Copies of a SQLite database, also of one that is being written to."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from knobel.service.ports import StorageFailed
from knobel.stores.folder import make_private, sync

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite appends to the name of a database for the files beside it."""


class CannotCopy(StorageFailed):
    """Nothing was copied; the code says why."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; the copy appears under its name when it is complete.

    A copy that is there already is replaced.  Files that another database left beside it are not:
    its write-ahead log may hold moves that are nowhere else, and SQLite would play it into the copy.
    """
    if left := ", ".join(file.name for file in _beside(target) if file.exists()):
        raise CannotCopy("database-left", file=str(target), left=left)
    part = target.with_name(f"{target.name}.part")
    try:
        for file in (part, *_beside(part)):  # a copy that was cut short leaves them
            file.unlink(missing_ok=True)
        make_private(part)
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as there,
            closing(sqlite3.connect(part)) as here,
        ):
            # In one step: the server may write meanwhile, but each write between two steps would
            # make SQLite begin again.
            there.backup(here)
            # One file is easier to keep than three: the copy has no write-ahead log.
            here.execute("PRAGMA journal_mode = DELETE")
        with part.open("rb+") as copied:
            os.fsync(copied.fileno())
        part.replace(target)
        sync(target.parent)
    except (OSError, sqlite3.Error) as fault:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        why = getattr(fault, "strerror", None) or str(fault)
        facts = {"source": str(source), "target": str(target), "why": why}
        raise CannotCopy("copy-failed", **facts) from fault


def _beside(database: Path) -> list[Path]:
    return [database.with_name(f"{database.name}{ending}") for ending in BESIDE]
