"""Copies of a SQLite database, also of one that is being written to."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from knobel.service.ports import StorageFailed
from knobel.stores.folder import make_private, sync


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; the copy appears under its name when it is complete."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
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
        raise StorageFailed(str(fault)) from fault
