"""The thread that owns the database.

Requests that arrive during a commit are queued and share the next transaction; each is answered
only after its commit.

SQLite keeps writing to a file that was deleted or moved away.  Therefore the thread checks before and
after every transaction that its files are still in place, and refuses every write if they are not.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from knobel.service.ports import StorageFailed
from knobel.stores.grouped import GroupedLog, resolve, tell
from knobel.stores.sqlite.database import Files, rewrite
from knobel.stores.sqlite.jobs import (
    Answer,
    Beat,
    Deletion,
    Job,
    Line,
    Pruning,
    Read,
    Reply,
    run_all,
)

T = TypeVar("T")

MOST_AT_ONCE = 100
"""Maximum number of jobs per transaction."""
MANY = 1_500
"""Jobs per second from which on the thread waits for more: then one commit for more jobs saves CPU time."""
COUNTING = 0.05
"""Seconds over which it counts them: a few jobs at once are no load."""
GATHERING = 0.003
"""Seconds that the thread waits for more jobs."""


class Writer(GroupedLog):
    """Does jobs in groups; the part of `SqliteStore` that has a thread."""

    def __init__(self, database: sqlite3.Connection) -> None:
        super().__init__()
        self._database = database
        self._files = Files(database)
        self._has_deleted = False
        self._is_quiet = True
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        """The jobs of this turn of the loop: handing them over together wakes the thread once."""
        self._thread = threading.Thread(target=self._work, name="sqlite-store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        return self._do(Read(query))

    def _do(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Queue the job for the next transaction of the thread."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._gather(job, partial(resolve, future))
        return future

    def _gather(self, job: Callable[[sqlite3.Connection], Any], reply: Reply) -> None:
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
            rewrite(self._database)
        self._database.close()

    def _do_all(self, jobs: list[Job]) -> None:
        """Run the jobs in one transaction; answer each after the commit."""
        answers = self._answers_to(jobs)
        kinds = {type(job) for job, _ in jobs}
        self._note(kinds, answers)
        self._forget(kinds)
        if Line in kinds:
            self.on_commit(sum(isinstance(job, Line) for job, _ in jobs))
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_answer, answers)

    def _answers_to(self, jobs: list[Job]) -> list[Answer]:
        is_there = self._files.are_there()
        done = jobs if is_there else [job for job in jobs if isinstance(job[0], Read)]
        answers = run_all(self._database, done) if done else []
        if is_there and self._files.are_there() and self._are_read_back(done, answers):
            return answers
        gone = StorageFailed("the database was deleted, moved or replaced")
        return [
            *(told for (job, _), told in zip(done, answers, strict=True) if isinstance(job, Read)),
            *((reply, None, gone) for job, reply in jobs if not isinstance(job, Read)),
        ]

    def _are_read_back(self, jobs: list[Job], answers: list[Answer]) -> bool:
        """Whether another connection reads the beats that were written."""
        for (job, _), (_, _, fault) in zip(jobs, answers, strict=True):
            if isinstance(job, Beat) and fault is None and not self._files.hold(job.wall):
                return False
        return True

    def _note(self, kinds: set[Any], answers: list[Answer]) -> None:
        """Log the first failed write, and the first successful one after it."""
        fault = next((f for _, _, f in answers if isinstance(f, StorageFailed)), None)
        if fault is not None or kinds & {Line, Beat}:  # reading alone would not show it
            self._note_trouble(None if fault is None else str(fault))

    def _forget(self, kinds: set[Any]) -> None:
        """Remove the traces of deleted matches from the files, at the beats after a deletion.

        Every beat empties the write-ahead log.  A beat before which nobody has played also rewrites
        the database: `secure_delete` misses copies that SQLite leaves when it splits pages.
        """
        self._has_deleted |= not kinds.isdisjoint({Deletion, Pruning})
        self._is_quiet &= Line not in kinds
        if Beat in kinds:
            if self._has_deleted and self._trouble is None:
                self._has_deleted = not rewrite(self._database, is_quick=not self._is_quiet)
            self._is_quiet = True

    def _take_more(self, batch: list[Job]) -> bool:
        """Add what has come meanwhile; False if the store is to be closed."""
        with suppress(queue.Empty):
            while len(batch) < MOST_AT_ONCE:
                more = self._jobs.get_nowait()
                if more is None:
                    return False
                batch += more
        return True


def _answer(answers: list[Answer]) -> None:
    for answer in answers:
        tell(*answer)
