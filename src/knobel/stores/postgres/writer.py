"""Appends lines, in groups.

Lines that arrive while a statement is under way are gathered and share the next one, whatever their
matches are.  The key of the log decides who may write a version; every statement is a transaction
of its own, so that a node that is paused or dies holds no locks.

Over a network nobody can promise that nothing was stored: a statement whose answer is lost is
repeated, and if that takes too long the answer is `Unsure`.
"""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from knobel.service.ports import Conflict, NotFound, StorageFailed, Unsure
from knobel.stores.grouped import tell
from knobel.stores.postgres.database import (
    ATTEMPT,
    LASTING,
    PASSING,
    PAUSE,
    WRITING,
    Database,
    Link,
)

MOST_AT_ONCE = 1_000
"""Maximum number of lines per statement."""
LARGEST_VERSION = 2**31 - 1

APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::bool[], $5::bool[])
        AS given(match, version, line, is_last, is_live)
), fitting AS MATERIALIZED (
    SELECT given.match, given.version, given.line FROM given JOIN matches ON id = given.match
    WHERE given.version = 1 OR (
        SELECT true FROM log WHERE log.match = given.match AND log.version = given.version - 1
    )
    ORDER BY 1, 2
    FOR KEY SHARE OF matches
), written AS (
    INSERT INTO log SELECT match, version, line FROM fitting
    ON CONFLICT DO NOTHING RETURNING match, version
), noted AS (
    UPDATE matches
    SET is_over = is_over OR given.is_last, is_live = coalesce(given.is_live, matches.is_live)
    FROM given JOIN written USING (match, version)
    WHERE id = given.match AND (given.is_last OR given.is_live <> matches.is_live)
)
SELECT match FROM written
"""
"""Sorted, so that two nodes that write lines of the same matches never wait for each other.

`EXISTS` instead of `SELECT true` would read the whole log as long as PostgreSQL takes it for small.
"""

SETTLE = """
SELECT given.match, matches.id IS NOT NULL, given.line = (
    SELECT line FROM log WHERE log.match = given.match AND log.version = given.version
)
FROM unnest($1::text[], $2::int[], $3::bytea[]) AS given(match, version, line)
LEFT JOIN matches ON id = given.match
"""
"""Why lines were not written: for each, whether the match is there and the line is the same."""


class _Line(Struct, gc=False):
    """A line to append."""

    match: str
    version: int
    line: bytes
    is_last: bool
    is_live: bool | None
    done: Callable[[Exception | None], None]
    until: float
    """When its fate is to be told, known or not."""
    is_in_doubt: bool = False
    """Whether an earlier attempt may have stored it."""


class Writer(Database):
    """The part of `PostgresStore` that appends."""

    def __init__(self, url: str, patience: float | None = None) -> None:
        super().__init__(url, patience)
        self._writer = Link(url)
        self._queue: list[_Line] = []
        self._writing: asyncio.Task[None] | None = None

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
        loop = asyncio.get_running_loop()
        if not is_storable(match) or not 0 < version <= LARGEST_VERSION:
            loop.call_soon(done, NotFound(match))  # else the whole group would fail
            return
        until = loop.time() + WRITING
        self._queue.append(_Line(match, version, line, is_last, is_live, done, until))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())

    async def _write_all(self) -> None:
        """Write what is queued, one group after the other."""
        try:
            while self._queue:
                group = self._next_group()
                try:
                    await self._write(group)
                except LASTING as fault:
                    self._refuse(group, fault)
                except PASSING as fault:
                    self._try_again(group, fault)
                    await asyncio.sleep(PAUSE)
        finally:
            self._writing = None

    def _next_group(self) -> dict[str, _Line]:
        """At most one line of each match: a line must find the one before it."""
        group: dict[str, _Line] = {}
        rest: list[_Line] = []
        for line in self._queue:
            if len(group) == MOST_AT_ONCE or line.match in group:
                rest.append(line)
            else:
                group[line.match] = line
        self._queue = rest
        return group

    async def _write(self, group: dict[str, _Line]) -> None:
        lines = group.values()
        columns = (
            list(group),
            [line.version for line in lines],
            [line.line for line in lines],
            [line.is_last for line in lines],
            [line.is_live for line in lines],
        )
        written = await self._writer.do(lambda link: link.fetch(APPEND, *columns))
        self._note(None, is_written=bool(written))
        self.on_commit(len(written))
        for (match,) in written:
            tell(group.pop(match).done, None)
        if group:
            await self._settle(group)

    async def _settle(self, group: dict[str, _Line]) -> None:
        """Tell those whose lines were not written why."""
        lines = group.values()
        versions = [line.version for line in lines]
        columns = (list(group), versions, [line.line for line in lines])
        for match, is_there, is_same in await self._writer.do(
            lambda link: link.fetch(SETTLE, *columns)
        ):
            fault: Exception | None = None
            if not is_there:
                fault = NotFound(match)
            elif not is_same:
                fault = Conflict(f"{match} {group[match].version}")
            tell(group.pop(match).done, fault)

    def _refuse(self, group: dict[str, _Line], fault: BaseException) -> None:
        """The server has refused the group; what is in doubt from before still is."""
        self._note(fault)
        failed = StorageFailed(str(fault))
        failed.__cause__ = fault
        for line in group.values():
            if line.is_in_doubt:
                self._queue.append(line)
            else:
                tell(line.done, failed)
        self._give_up()

    def _try_again(self, group: dict[str, _Line], fault: BaseException) -> None:
        self._note(fault)
        for line in group.values():
            line.is_in_doubt = True
        self._queue[:0] = group.values()
        self._give_up()

    def _give_up(self) -> None:
        """Stop trying to find out what happened to lines for which another attempt takes too long."""
        ended = asyncio.get_running_loop().time() + ATTEMPT
        late = [line for line in self._queue if line.until <= ended]
        self._queue = [line for line in self._queue if line.until > ended]
        for line in late:
            tell(line.done, Unsure(f"{line.match} {line.version}"))

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._writer.close()
        await super().close()


def is_storable(name: str) -> bool:
    """Whether a name could be in the database at all."""
    if name.isascii():
        return "\0" not in name
    try:
        name.encode()
    except UnicodeEncodeError:  # half a surrogate pair
        return False
    return "\0" not in name
