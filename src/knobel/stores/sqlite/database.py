"""The file: how it is opened, migrated, cleaned and watched."""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TypeAlias

from knobel.core.game import Millis
from knobel.service.ports import StorageFailed
from knobel.stores.folder import make_private, sync
from knobel.stores.migrations import migrations

LOGGER = logging.getLogger("knobel.stores")

MIGRATIONS = migrations("sqlite")
SCHEMA_VERSION = MIGRATIONS[-1].number
MOST_REWRITTEN = 64 * 1024 * 1024
"""Bytes; only `knobel prune` rewrites a bigger database, because that takes a second or more."""
PAGE = 1024
"""Bytes of a page of a new file.  A line changes the page with its match's place in the index, and a
commit writes whole pages: of 4096 bytes, twice as much would be written."""
WAL = 16 * 1024 * 1024
"""Bytes of the write-ahead log after which it is moved into the database: all lines wait meanwhile, so
it should be rare, and what was changed several times is moved once."""
WAITING = 5
"""Seconds that another program may lock the database before a write fails."""


class Damaged(StorageFailed):
    """The file is not a database of this program, or it can't be read."""


def failure(fault: sqlite3.Error) -> StorageFailed:
    """`Damaged` if the file itself is at fault, else (no space, no permission) `StorageFailed`."""
    code = getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # without its details
    is_damaged = code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
    return (Damaged if is_damaged else StorageFailed)(str(fault))


Guard: TypeAlias = Callable[[], AbstractContextManager[None]]
"""What has to hold while a database of an earlier version is migrated."""


def connect(path: Path, guard: Guard = nullcontext) -> sqlite3.Connection:
    make_private(path)
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=WAITING)
    try:
        database.execute(f"PRAGMA page_size = {PAGE}")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute(f"PRAGMA wal_autocheckpoint = {WAL // _page_size(database)}")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA secure_delete = ON")
        version = _version_of(database)
        _refuse_newer(version)
        with guard() if 0 < version < SCHEMA_VERSION else nullcontext():
            _migrate(database)
        sync(path.parent)
    except BaseException:
        database.close()
        raise
    return database


def _page_size(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA page_size").fetchone()[0])


def _version_of(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def _migrate(database: sqlite3.Connection) -> None:
    """Bring the database to the present schema, each step in one transaction; a new file has 0."""
    begun = _version_of(database)
    for step in MIGRATIONS[begun:]:
        with database:  # commits, or rolls back if anything fails
            database.execute("BEGIN IMMEDIATE")
            if _version_of(database) >= step.number:
                continue  # another program was faster
            for statement in _statements(step.sql):
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {step.number}")
        if begun:
            LOGGER.warning("database-migrated: schema %d to %d", step.number - 1, step.number)


def _statements(sql: str) -> Iterator[str]:
    """The statements one by one: `executescript` would commit before it begins."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _refuse_newer(version: int) -> None:
    if version > SCHEMA_VERSION:
        raise Damaged(f"it was written by a newer version ({version} > {SCHEMA_VERSION})")


def scrub(path: Path, *, is_served: bool) -> bool:
    """Remove all traces of deleted matches from the files; whether that succeeded.

    While a server runs, only the write-ahead log is emptied: rewriting a big database would delay
    moves, and the server rewrites a small one by itself.
    """
    with closing(connect(path)) as database:
        if is_served:
            database.execute("PRAGMA busy_timeout = 1000")
            return _truncate(database)
        return rewrite(database, most=None)


def rewrite(
    database: sqlite3.Connection, *, is_quick: bool = False, most: int | None = MOST_REWRITTEN
) -> bool:
    """Empty the write-ahead log and, unless it is to be quick, rewrite the database; whether both succeeded.

    It does not wait for other programs that read or write.
    """
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    is_rewritten = not is_quick and (most is None or pages * _page_size(database) <= most)
    database.execute("PRAGMA busy_timeout = 0")
    try:
        if is_rewritten:
            database.execute("VACUUM")
    except sqlite3.Error:  # another program is writing, or the disk is too full for a copy
        is_rewritten = False
    finally:
        is_empty = _truncate(database)
        database.execute(f"PRAGMA busy_timeout = {WAITING * 1000}")
    return is_rewritten and is_empty


def _truncate(database: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the database and empty it, unless another program reads it."""
    try:
        (is_busy, _, _) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not is_busy


class Files:
    """The files of the database and of its write-ahead log, as they were when it was opened."""

    def __init__(self, database: sqlite3.Connection) -> None:
        (_, _, path) = database.execute("PRAGMA database_list").fetchone()
        self._path, self._wal = path, f"{path}-wal"
        self._opened = self._found()

    def are_there(self) -> bool:
        """Whether the same files still have these names."""
        try:
            return self._found() == self._opened
        except OSError:
            return False

    def hold(self, wall: Millis) -> bool:
        """Whether a new connection to the file reads this beat."""
        uri = f"{Path(self._path).as_uri()}?mode=ro"
        try:
            with closing(sqlite3.connect(uri, uri=True)) as other:
                return other.execute("SELECT wall FROM beats").fetchall() == [(wall,)]
        except sqlite3.Error:
            return False

    def _found(self) -> tuple[int, int, int]:
        found = os.stat(self._path)  # noqa: PTH116 -- a Path would take longer than the call
        return found.st_dev, found.st_ino, os.stat(self._wal).st_ino  # noqa: PTH116 -- the same
