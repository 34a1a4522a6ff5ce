"""The folder in which a server keeps its data."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from knobel.host.ports import StorageFailed

LOCK = "knobel.lock"


class FolderInUse(Exception):
    """Another server works in this folder."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Keep other servers out of the folder, or `FolderInUse`; a killed process lets go of it.

    The lock is an exclusive transaction on an empty SQLite file.  SQLite locks files on every
    system, Windows too, and its locks are not inherited: a worker that outlives a killed server
    does not keep the next one out.
    """
    with closing(sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as fault:
            if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise FolderInUse(str(folder)) from fault
            raise StorageFailed(f"{LOCK}: {fault}") from fault
        yield
