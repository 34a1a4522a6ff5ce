"""What the thread of the store does for others, and how it does many of them in one transaction."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import groupby
from typing import Any

from msgspec import Struct

from knobel.core.game import Millis
from knobel.service.ports import Conflict, NotFound, StorageFailed
from knobel.stores.sqlite.database import failure

Reply = Callable[[Any, Exception | None], None]
Job = tuple[Callable[[sqlite3.Connection], Any], Reply]
Answer = tuple[Reply, Any, Exception | None]


class Line(Struct, frozen=True, gc=False):
    """A line to append to a match."""

    match: str
    version: int
    line: bytes
    is_last: bool
    is_live: bool | None

    def __call__(self, database: sqlite3.Connection) -> None:
        if not has(database, "SELECT 1 FROM matches WHERE id = ?", self.match):
            raise NotFound(self.match)
        there = "SELECT 1 FROM log WHERE match = ? AND version = ?"
        if has(database, f"{there} AND line = ?", self.match, self.version, self.line):
            return
        if self.version > 1 and not has(database, there, self.match, self.version - 1):
            raise Conflict("the line before is missing")
        row = (self.match, self.version, self.line)
        database.execute("INSERT INTO log VALUES (?, ?, ?)", row)
        self.mark(database)

    @property
    def has_marks(self) -> bool:
        """Whether it changes more than the log."""
        return self.is_last or self.is_live is not None

    def mark(self, database: sqlite3.Connection) -> None:
        """Note whether the match is over, and whether it is live."""
        if self.is_last:
            database.execute("UPDATE matches SET is_over = 1 WHERE id = ?", (self.match,))
        if self.is_live is not None:
            note = "UPDATE matches SET is_live = ? WHERE id = ?"
            database.execute(note, (self.is_live, self.match))


class Beat(Struct, frozen=True, gc=False):
    """A beat to write, and to read back through another connection."""

    wall: Millis

    def __call__(self, database: sqlite3.Connection) -> None:
        database.execute("INSERT OR REPLACE INTO beats (id, wall) VALUES (1, ?)", (self.wall,))


class Deletion(Struct, frozen=True, gc=False):
    """A match to delete."""

    match: str

    def __call__(self, database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM log WHERE match = ?", (self.match,))
        database.execute("DELETE FROM matches WHERE id = ?", (self.match,))
        database.execute("DELETE FROM debts WHERE match = ?", (self.match,))
        database.execute("DELETE FROM wishes WHERE match = ?", (self.match,))


class Wish(Struct, frozen=True, gc=False):
    """A wish to store; the earliest ones beyond the limits are forgotten."""

    match: str
    key: str
    browser: str
    wish: bytes
    turn: int
    most_own: int
    most: int

    def __call__(self, database: sqlite3.Connection) -> None:
        if not has(database, "SELECT 1 FROM matches WHERE id = ?", self.match):
            raise NotFound(self.match)
        row = (self.match, self.key, self.browser, self.turn, self.wish)
        database.execute(
            "INSERT OR REPLACE INTO wishes (match, key, browser, turn, wish) VALUES (?, ?, ?, ?, ?)",
            row,
        )
        database.execute(
            "DELETE FROM wishes WHERE number IN (SELECT number FROM wishes"
            " WHERE match = ? AND key = ? ORDER BY number DESC LIMIT -1 OFFSET ?)",
            (self.match, self.key, self.most_own),
        )
        database.execute(
            "DELETE FROM wishes WHERE number IN"
            " (SELECT number FROM wishes ORDER BY number DESC LIMIT -1 OFFSET ?)",
            (self.most,),
        )


class Pruning(Struct, frozen=True, gc=False):
    """Old matches to delete."""

    before: Millis
    limit: int

    def __call__(self, database: sqlite3.Connection) -> int:
        sql = (
            "SELECT id FROM matches WHERE is_over = 1 AND kind = 'match' AND opened < ?"
            " ORDER BY opened LIMIT ?"
        )
        old = database.execute(sql, (self.before, self.limit)).fetchall()
        for (match,) in old:
            Deletion(match)(database)
        return len(old)


class Read(Struct, frozen=True, gc=False):
    """A job that changes nothing; it runs even when the database can't be written."""

    ask: Callable[[sqlite3.Connection], Any]

    def __call__(self, database: sqlite3.Connection) -> Any:
        return self.ask(database)


def run_all(database: sqlite3.Connection, jobs: list[Job]) -> list[Answer]:
    """Run the jobs in one transaction; what each is to be answered."""
    lines = [job for job, _ in jobs if isinstance(job, Line) and not job.has_marks]
    if len(lines) == len(jobs):
        with suppress(sqlite3.Error, UnicodeEncodeError, OverflowError):
            _append_all(database, lines)  # a transaction of its own
            return [(reply, None, None) for _, reply in jobs]
        # Nothing was written; running the jobs one by one shows which one fails.
    answers: list[Answer] = []
    try:
        database.execute("BEGIN IMMEDIATE")
        for is_line, group in groupby(jobs, lambda job: isinstance(job[0], Line)):
            answers += (_do_lines if is_line else _do_each)(database, list(group))
        database.execute("COMMIT")
    except sqlite3.Error as fault:
        if database.in_transaction:
            with suppress(sqlite3.Error):  # otherwise the next transaction would fail, too
                database.execute("ROLLBACK")
        failed = failure(fault)
        answers = [
            (reply, *(_read_again(database, job) if isinstance(job, Read) else (None, failed)))
            for job, reply in jobs
        ]
    return answers


def _do_lines(database: sqlite3.Connection, jobs: list[Job]) -> list[Answer]:
    """Append lines together; if one of them is refused, one by one."""
    lines = [job for job, _ in jobs if isinstance(job, Line)]
    try:
        _append_all(database, lines)
    except (sqlite3.IntegrityError, UnicodeEncodeError, OverflowError):
        return _do_each(database, jobs)  # of these faults, SQLite undoes only the statement
    for line in lines:
        if line.has_marks:
            line.mark(database)
    return [(reply, None, None) for _, reply in jobs]


def _append_all(database: sqlite3.Connection, lines: Sequence[Line]) -> None:
    """Append lines by one statement.

    Most jobs are lines.  Between two statements this thread waits for Python's lock, which under
    load takes longer than the writing.
    """
    rows: list[Any] = []
    heads: dict[str, int] = {}
    for line in lines:
        before = line.version - 1
        rows += (
            line.match,
            line.version,
            line.line,
            0 if heads.get(line.match) == before else before,
        )
        heads[line.match] = line.version
    database.execute(_appending(len(lines)), rows)


@cache
def _appending(count: int) -> str:
    """The statement that appends this many lines or none.

    For an unknown match, or after a gap, it inserts NULL and fails.  The last column is the version
    before, whose line shows that the match is known; 0 if that need not be looked for.
    """
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    before = "SELECT match FROM log WHERE match = column1 AND version = column4"
    known = "SELECT id FROM matches WHERE id = column1"
    checked = f"CASE column4 WHEN 0 THEN ({known}) ELSE ({before}) END"
    return f"INSERT INTO log SELECT {checked}, column2, column3 FROM (VALUES {rows})"  # noqa: S608 -- constants


def _do_each(database: sqlite3.Connection, jobs: list[Job]) -> list[Answer]:
    return [(reply, *_attempt(database, job)) for job, reply in jobs]


def _read_again(database: sqlite3.Connection, job: Read) -> tuple[Any, Exception | None]:
    """Read what is left of a transaction that was undone."""
    try:
        return _attempt(database, job)
    except sqlite3.Error as fault:
        return None, failure(fault)


def _attempt(
    database: sqlite3.Connection, job: Callable[[sqlite3.Connection], Any]
) -> tuple[Any, Exception | None]:
    """The job's result, or the fault of this job alone; other faults undo the transaction."""
    try:
        return job(database), None
    except sqlite3.IntegrityError as taken:
        conflict = Conflict(str(taken))
        conflict.__cause__ = taken
        return None, conflict
    except (Conflict, NotFound) as refused:
        return None, refused
    except UnicodeEncodeError:  # half a surrogate pair: no stored name contains one
        return None, NotFound()
    except OverflowError as fault:
        failed = StorageFailed(str(fault))
        failed.__cause__ = fault
        return None, failed


def has(database: sqlite3.Connection, query: str, *values: Any) -> bool:
    return database.execute(query, values).fetchone() is not None
