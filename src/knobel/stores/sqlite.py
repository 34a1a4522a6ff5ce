"""A store in one SQLite file.

One thread owns the database.  Requests that arrive during a commit are queued and share the next
transaction; each is answered only after its commit.

SQLite keeps writing to a file that was deleted or moved away.  Therefore the store checks before and
after every transaction that its files are still in place, and refuses every write if they are not.
"""

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, Self, TypeVar

from msgspec import Struct

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis
from knobel.service.ports import (
    Beat,
    Conflict,
    MatchSummary,
    NotFound,
    StorageFailed,
    World,
)
from knobel.stores.folder import make_private, sync
from knobel.stores.migrations import migrations
from knobel.stores.roster import UNKNOWN, Debt, MemoryRoster, Rows

LOGGER = logging.getLogger("knobel.stores")

T = TypeVar("T")

MIGRATIONS = migrations("sqlite")
SCHEMA_VERSION = MIGRATIONS[-1].number

MOST_AT_ONCE = 100
"""Maximum number of jobs per transaction."""
MANY = 1_500
"""Jobs per second from which on the thread waits for more: then one commit for more jobs saves CPU time."""
COUNTING = 0.05
"""Seconds over which it counts them: a few jobs at once are no load."""
GATHERING = 0.003
"""Seconds that the thread waits for more jobs."""
MOST_REWRITTEN = 64 * 1024 * 1024
"""Bytes; only `knobel prune` rewrites a bigger database, because that takes a second or more."""
WRITTEN_EVERY: Millis = 2_000
"""How often the beat is written: a killed server costs its players at most this much time."""
WAITING = 5
"""Seconds that another program may lock the database before a write fails."""


class _Line(Struct, frozen=True, gc=False):
    """A line to append to a match."""

    match: str
    version: int
    line: bytes
    is_last: bool
    is_live: bool | None

    def __call__(self, database: sqlite3.Connection) -> None:
        if not _has(database, "SELECT 1 FROM matches WHERE id = ?", self.match):
            raise NotFound(self.match)
        there = "SELECT 1 FROM log WHERE match = ? AND version = ?"
        if _has(database, f"{there} AND line = ?", self.match, self.version, self.line):
            return
        if self.version > 1 and not _has(database, there, self.match, self.version - 1):
            raise Conflict("the line before is missing")
        row = (self.match, self.version, self.line)
        database.execute("INSERT INTO log VALUES (?, ?, ?)", row)
        if self.is_last:
            database.execute("UPDATE matches SET is_over = 1 WHERE id = ?", (self.match,))
        if self.is_live is not None:
            note = "UPDATE matches SET is_live = ? WHERE id = ?"
            database.execute(note, (self.is_live, self.match))


class _Beat(Struct, frozen=True, gc=False):
    """A beat to write, and to read back through another connection."""

    wall: Millis

    def __call__(self, database: sqlite3.Connection) -> None:
        database.execute("INSERT OR REPLACE INTO beats (id, wall) VALUES (1, ?)", (self.wall,))


class _Deletion(Struct, frozen=True, gc=False):
    """A match to delete."""

    match: str

    def __call__(self, database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM log WHERE match = ?", (self.match,))
        database.execute("DELETE FROM matches WHERE id = ?", (self.match,))
        database.execute("DELETE FROM debts WHERE match = ?", (self.match,))


class _Settlement(Struct, frozen=True, gc=False):
    """A debt that is paid."""

    match: str

    def __call__(self, database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM debts WHERE match = ?", (self.match,))


class _Owing(Struct, frozen=True, gc=False):
    """Time that a live match is owed."""

    match: str
    since: Millis

    def __call__(self, database: sqlite3.Connection) -> None:
        database.execute(
            "INSERT INTO debts SELECT id, ? FROM matches WHERE id = ? AND is_live = 1"
            " ON CONFLICT (match) DO UPDATE SET since = min(since, excluded.since)",
            (self.since, self.match),
        )


class _Legacy(Struct, frozen=True, gc=False):
    """What the server before has left: its live matches, and what it had not settled itself."""

    def __call__(self, database: sqlite3.Connection) -> list[tuple[str, Millis]]:
        database.execute(
            "INSERT OR IGNORE INTO debts"
            " SELECT id, COALESCE((SELECT wall FROM beats), ?) FROM matches WHERE is_live = 1",
            (UNKNOWN,),
        )
        return database.execute("SELECT match, since FROM debts").fetchall()


class _Pruning(Struct, frozen=True, gc=False):
    """Old matches to delete."""

    before: Millis
    limit: int

    def __call__(self, database: sqlite3.Connection) -> int:
        sql = "SELECT id FROM matches WHERE is_over = 1 AND opened < ? ORDER BY opened LIMIT ?"
        old = database.execute(sql, (self.before, self.limit)).fetchall()
        for (match,) in old:
            _Deletion(match)(database)
        return len(old)


class _Read(Struct, frozen=True, gc=False):
    """A job that changes nothing; it runs even when the database can't be written."""

    ask: Callable[[sqlite3.Connection], Any]

    def __call__(self, database: sqlite3.Connection) -> Any:
        return self.ask(database)


_Reply = Callable[[Any, Exception | None], None]
_Job = tuple[Callable[[sqlite3.Connection], Any], _Reply]
_Answer = tuple[_Reply, Any, Exception | None]


class Damaged(StorageFailed):
    """The file is not a database of this program, or it can't be read."""


class SqliteStore:
    """The store of one server; `SqliteStore.opened` opens it."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._files = _Files(database)
        self._trouble: str | None = None
        self.on_commit: Callable[[int], None] = _unheard
        """Called by the thread with the number of lines that it has written together."""
        self._has_deleted = False
        self._is_quiet = True
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """The jobs of this turn of the loop: handing them over together wakes the thread once."""
        self.shared = Rows()
        """Who is connected: only while this process lives."""
        self._thread = threading.Thread(target=self._work, name="sqlite-store", daemon=True)
        self._thread.start()

    @classmethod
    def opened(cls, path: Path) -> Self:
        """Open or create the file; or `Damaged`, or `StorageFailed` if it can't be written."""
        try:
            return cls(_connect(path))
        except sqlite3.Error as fault:
            if path.is_dir():
                raise Damaged(str(fault)) from fault
            raise _failure(fault) from fault
        except OSError as fault:
            raise StorageFailed(fault.strerror or str(fault)) from fault

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        row = (summary.id, summary.code, summary.watch, summary.opened, summary.is_over, header)
        await self._do(
            lambda db: db.execute(
                "INSERT INTO matches (id, code, watch, opened, is_over, header)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )
        )

    async def append(
        self,
        match: str,
        version: int,
        line: bytes,
        /,
        *,
        is_last: bool,
        is_live: bool | None = None,
    ) -> None:
        self._note_live(match, is_live)
        await self._do(_Line(match, version, line, is_last, is_live))

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        *,
        is_last: bool,
        is_live: bool | None = None,
    ) -> None:
        self._note_live(match, is_live)
        self._gather(_Line(match, version, line, is_last, is_live), lambda _, fault: done(fault))

    def _note_live(self, match: str, is_live: bool | None) -> None:
        if is_live is not None:
            (self.shared.live.add if is_live else self.shared.live.discard)(match)

    async def header(self, match: str, /) -> bytes:
        return await self._ask(
            lambda db: _one(db, "SELECT header FROM matches WHERE id = ?", match)
        )

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        rows = await self._ask(
            lambda db: db.execute(
                "SELECT line FROM log WHERE match = ? AND version > ? ORDER BY version",
                (match, after),
            ).fetchall()
        )
        return [line for (line,) in rows]

    async def news(self, seen: Mapping[str, int], /) -> Mapping[str, Sequence[bytes]]:
        sql = "SELECT line FROM log WHERE match = ? AND version > ? ORDER BY version"

        def look(database: sqlite3.Connection) -> dict[str, list[bytes]]:
            found = ((match, database.execute(sql, (match, v)).fetchall()) for match, v in given)
            return {
                match: [line for (line,) in rows]
                for match, rows in found
                if rows or not _has(database, "SELECT 1 FROM matches WHERE id = ?", match)
            }

        given = tuple(seen.items())
        return await self._ask(look)

    async def find(self, *, code: str | None = None, watch: str | None = None) -> str:
        if code is not None:
            return await self._ask(
                lambda db: _one(db, "SELECT id FROM matches WHERE code = ?", code)
            )
        return await self._ask(lambda db: _one(db, "SELECT id FROM matches WHERE watch = ?", watch))

    async def page(self, after: str, limit: int, /) -> Sequence[MatchSummary]:
        sql = (
            "SELECT id, code, watch, opened, is_over FROM matches WHERE id > ? ORDER BY id LIMIT ?"
        )
        rows = await self._ask(lambda db: db.execute(sql, (after, limit)).fetchall())
        return [
            MatchSummary(match, code, watch, opened, bool(is_over))
            for match, code, watch, opened, is_over in rows
        ]

    async def count(self) -> int:
        ((count,),) = await self._ask(
            lambda db: db.execute("SELECT count(*) FROM matches").fetchall()
        )
        return int(count)

    async def delete(self, match: str, /) -> None:
        await self._do(_Deletion(match))
        self.shared.live.discard(match)

    async def prune(self, before: Millis, limit: int, /) -> int:
        return await self._do(_Pruning(before, limit))

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        row = (group, match, attempt.what, attempt.is_won, attempt.lasted)
        await self._do(
            lambda db: db.execute(
                "INSERT OR IGNORE INTO attempts (party, match, what, is_won, lasted)"
                " VALUES (?, ?, ?, ?, ?)",
                row,
            )
        )

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        sql = "SELECT what, is_won, lasted FROM attempts WHERE party = ? ORDER BY number"
        rows = await self._ask(lambda db: db.execute(sql, (group,)).fetchall())
        return [Attempt(what, bool(is_won), lasted) for what, is_won, lasted in rows]

    def roster(self, world: World, /) -> "SoleRoster":
        return SoleRoster(self, self.shared, world)

    async def legacy(self) -> Mapping[str, Millis]:
        """The matches that are owed time since the server before, and since when."""
        return dict(await self._do(_Legacy()))

    async def owe(self, match: str, since: Millis, /) -> None:
        """Note that time is owed since then, if the match is live; the earliest time counts."""
        await self._do(_Owing(match, since))

    async def settled(self, match: str, /) -> None:
        """Note that the time is given back."""
        await self._do(_Settlement(match))

    async def beat(self, wall: Millis, /) -> None:
        await self._do(_Beat(wall))

    async def last_beat(self) -> Millis | None:
        rows = await self._ask(lambda db: db.execute("SELECT wall FROM beats").fetchall())
        return rows[0][0] if rows else None

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    @property
    def is_well(self) -> bool:
        return self._trouble is None

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        return self._do(_Read(query))

    def _do(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Queue the job for the next transaction of the thread."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._gather(job, partial(_resolve, future))
        return future

    def _gather(self, job: Callable[[sqlite3.Connection], Any], reply: _Reply) -> None:
        if not self._gathered:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._gathered.append((job, reply))

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _work(self) -> None:
        is_busy, count, since = False, 0, time.monotonic()
        while (batch := self._jobs.get()) is not None:
            if is_busy:
                time.sleep(GATHERING)
            is_open = self._take_more(batch)
            count, now = count + len(batch), time.monotonic()
            if now - since >= COUNTING:
                is_busy, count, since = count > MANY * (now - since), 0, now
            for start in range(0, len(batch), MOST_AT_ONCE):
                self._do_all(batch[start : start + MOST_AT_ONCE])
            if not is_open:
                break
        if self._has_deleted and self._trouble is None:
            _scrub(self._database)
        self._database.close()

    def _do_all(self, jobs: list[_Job]) -> None:
        """Run the jobs in one transaction; answer each after the commit."""
        answers = self._answers_to(jobs)
        kinds = {type(job) for job, _ in jobs}
        self._note(kinds, answers)
        self._forget(kinds)
        if _Line in kinds:
            self.on_commit(sum(isinstance(job, _Line) for job, _ in jobs))
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_answer, answers)

    def _answers_to(self, jobs: list[_Job]) -> list[_Answer]:
        is_there = self._files.are_there()
        done = jobs if is_there else [job for job in jobs if isinstance(job[0], _Read)]
        answers = _done(self._database, done) if done else []
        if is_there and self._files.are_there() and self._are_read_back(done, answers):
            return answers
        gone = StorageFailed("the database was deleted, moved or replaced")
        return [
            *(told for (job, _), told in zip(done, answers, strict=True) if isinstance(job, _Read)),
            *((reply, None, gone) for job, reply in jobs if not isinstance(job, _Read)),
        ]

    def _are_read_back(self, jobs: list[_Job], answers: list[_Answer]) -> bool:
        """Whether another connection reads the beats that were written."""
        for (job, _), (_, _, fault) in zip(jobs, answers, strict=True):
            if isinstance(job, _Beat) and fault is None and not self._files.hold(job.wall):
                return False
        return True

    def _note(self, kinds: set[Any], answers: list[_Answer]) -> None:
        """Log the first failed write, and the first successful one after it."""
        fault = next((f for _, _, f in answers if isinstance(f, StorageFailed)), None)
        if fault is not None and self._trouble is None:
            LOGGER.error("storage-failed: %s", fault)
            self._trouble = str(fault)
        elif fault is None and self._trouble is not None and kinds & {_Line, _Beat}:
            LOGGER.warning("storage-works-again")  # reading alone would not show it
            self._trouble = None

    def _forget(self, kinds: set[Any]) -> None:
        """Remove the traces of deleted matches from the files, at the beats after a deletion.

        Every beat empties the write-ahead log.  A beat before which nobody has played also rewrites
        the database: `secure_delete` misses copies that SQLite leaves when it splits pages.
        """
        self._has_deleted |= not kinds.isdisjoint({_Deletion, _Pruning})
        self._is_quiet &= _Line not in kinds
        if _Beat in kinds:
            if self._has_deleted and self._trouble is None:
                self._has_deleted = not _scrub(self._database, is_quick=not self._is_quiet)
            self._is_quiet = True

    def _take_more(self, batch: list[_Job]) -> bool:
        """Add what has come meanwhile; False if the store is to be closed."""
        with suppress(queue.Empty):
            while len(batch) < MOST_AT_ONCE:
                more = self._jobs.get_nowait()
                if more is None:
                    return False
                batch += more
        return True


class SoleRoster(MemoryRoster):
    """The roster of a server that is alone with its file.

    Connections end with the process, so only the beat and the debts are in the file.  What the
    server before has left is owed until somebody asks for the match: a start takes up none.
    """

    def __init__(self, store: SqliteStore, rows: Rows, world: World) -> None:
        super().__init__(rows, world)
        self._store = store
        self._has_begun = False
        self._written: Millis | None = None

    @property
    def is_alone(self) -> bool:
        return True

    async def beat(self) -> Beat:
        if not self._has_begun:  # the first beat hides the last one of the server before
            for match, since in (await self._store.legacy()).items():
                self._rows.debts[match] = Debt(since)
            self._has_begun = True
        now = self._world.now()
        if self._written is None or now - self._written >= WRITTEN_EVERY:
            await self._store.beat(now)
            self._written = now
        return await super().beat()

    async def let_go(self, match: str, key: str, line: int, at: Millis, /) -> None:
        await self._store.owe(match, at)  # the next server gives the time back
        await super().let_go(match, key, line, at)

    async def inherit(self) -> Mapping[str, Millis]:
        """Only what somebody has asked for and could not be settled then."""
        debts = self._rows.debts.items()
        return {match: debt.since for match, debt in debts if debt.heir == self._node}

    async def settled(self, match: str, /) -> None:
        if match in self._rows.debts:
            await self._store.settled(match)
        await super().settled(match)


def scrub(path: Path, *, is_served: bool) -> bool:
    """Remove all traces of deleted matches from the files; whether that succeeded.

    While a server runs, only the write-ahead log is emptied: rewriting a big database would delay
    moves, and the server rewrites a small one by itself.
    """
    with closing(_connect(path)) as database:
        if is_served:
            database.execute("PRAGMA busy_timeout = 1000")
            return _truncate(database)
        return _scrub(database, most=None)


def _scrub(
    database: sqlite3.Connection, *, is_quick: bool = False, most: int | None = MOST_REWRITTEN
) -> bool:
    """Empty the write-ahead log and, unless it is to be quick, rewrite the database; whether both succeeded.

    It does not wait for other programs that read or write.
    """
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    (size,) = database.execute("PRAGMA page_size").fetchone()
    is_rewritten = not is_quick and (most is None or pages * size <= most)
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


class _Files:
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


def _connect(path: Path) -> sqlite3.Connection:
    make_private(path)
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=WAITING)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA secure_delete = ON")
        _refuse_newer(_version_of(database))
        _migrate(database)
        sync(path.parent)
    except BaseException:
        database.close()
        raise
    return database


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


def _done(database: sqlite3.Connection, jobs: list[_Job]) -> list[_Answer]:
    if _append_all(database, [job for job, _ in jobs]):
        return [(reply, None, None) for _, reply in jobs]
    return _do_each(database, jobs)


def _append_all(database: sqlite3.Connection, jobs: Sequence[Callable[..., Any]]) -> bool:
    """Append lines by one statement, which is a transaction of its own; False if it fails.

    Most jobs are lines.  Between two statements this thread waits for Python's lock, which under
    load takes longer than the writing.
    """
    rows: list[Any] = []
    heads: dict[str, int] = {}
    for job in jobs:
        if not isinstance(job, _Line) or job.is_last or job.is_live is not None:
            return False
        before = job.version - 1
        rows += job.match, job.version, job.line, 0 if heads.get(job.match) == before else before
        heads[job.match] = job.version
    try:
        database.execute(_appending(len(jobs)), rows)
    except (sqlite3.Error, UnicodeEncodeError, OverflowError):
        return False  # nothing was written; running the jobs one by one shows which one fails
    return True


@cache
def _appending(count: int) -> str:
    """The statement that appends this many lines or none.

    For an unknown match, or after a gap, it inserts NULL and fails.  The last column is the version
    before; 0 if that need not be looked for.
    """
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    before = "column4 = 0 OR EXISTS (SELECT 1 FROM log WHERE match = column1 AND version = column4)"
    known = f"(SELECT id FROM matches WHERE id = column1 AND ({before}))"  # noqa: S608 -- constant
    return f"INSERT INTO log SELECT {known}, column2, column3 FROM (VALUES {rows})"  # noqa: S608 -- only question marks


def _do_each(database: sqlite3.Connection, jobs: list[_Job]) -> list[_Answer]:
    answers: list[_Answer] = []
    try:
        database.execute("BEGIN IMMEDIATE")
        for job, reply in jobs:
            answers.append((reply, *_attempt(database, job)))
        database.execute("COMMIT")
    except sqlite3.Error as fault:
        if database.in_transaction:
            with suppress(sqlite3.Error):  # otherwise the next transaction would fail, too
                database.execute("ROLLBACK")
        failed = _failure(fault)
        answers = [(reply, None, failed) for _, reply in jobs]
    return answers


def _failure(fault: sqlite3.Error) -> StorageFailed:
    """`Damaged` if the file itself is at fault, else (no space, no permission) `StorageFailed`."""
    code = getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # without its details
    is_damaged = code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
    return (Damaged if is_damaged else StorageFailed)(str(fault))


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


def _answer(answers: list[_Answer]) -> None:
    for reply, result, fault in answers:
        try:
            reply(result, fault)
        except Exception:  # one who fails must not keep the others from their answers
            LOGGER.exception("answer-failed")


def _resolve(future: "asyncio.Future[Any]", result: Any, fault: Exception | None) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(result)
    else:
        future.set_exception(fault)


def _has(database: sqlite3.Connection, query: str, *values: Any) -> bool:
    return database.execute(query, values).fetchone() is not None


def _unheard(_lines: int) -> None:
    """Nobody counts."""


def _one(database: sqlite3.Connection, query: str, value: str | None) -> Any:
    row = database.execute(query, (value,)).fetchone()
    if row is None:
        raise NotFound(value)
    return row[0]
