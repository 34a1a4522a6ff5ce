"""A store in PostgreSQL, which any number of nodes share.

Lines that arrive while a statement is under way are gathered and share the next one, whatever their
matches are.  The key of the log decides who may write a version; every statement is a transaction
of its own, so that a node that is paused or dies holds no locks.

Over a network nobody can promise that nothing was stored: a statement whose answer is lost is
repeated, and if that takes too long the answer is `Unsure`.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Self, TypeVar

import asyncpg
from msgspec import Struct

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis
from knobel.service.ports import (
    APPEND_WITHIN,
    DEAD_AFTER,
    SUSPECT_AFTER,
    Beat,
    Conflict,
    MatchSummary,
    NotFound,
    StorageFailed,
    Unsure,
    World,
)
from knobel.stores.migrations import Migration, migrations

LOGGER = logging.getLogger("knobel.stores")

T = TypeVar("T")

MIGRATIONS = migrations("postgres")
SCHEMA_VERSION = MIGRATIONS[-1].number
AHEAD = 1
"""By how much the schema of a database may be ahead: during a deploy it is migrated first."""

MOST_AT_ONCE = 1_000
"""Maximum number of lines per statement."""
ATTEMPT = 1.5
"""Seconds that the server has for an answer before it is asked again over a new connection."""
PAUSE = 0.05
"""Seconds between two attempts, so that a server that refuses connections is not overrun."""
WRITING = APPEND_WITHIN / 1000
"""Seconds of trying after which the fate of a write is unknown."""
READING = 3.0
"""Seconds of trying after which a read has failed."""
CONNECTIONS = 4
"""Maximum number of connections of a node, besides those for lines and for beats."""
LARGEST_VERSION = 2**31 - 1

APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::bool[], $5::bool[])
        AS given(match, version, line, is_last, is_live)
), fitting AS MATERIALIZED (
    SELECT given.match, given.version, given.line FROM given JOIN matches ON id = given.match
    WHERE given.version = 1 OR EXISTS (
        SELECT FROM log WHERE log.match = given.match AND log.version = given.version - 1
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
"""Sorted, so that two nodes that write lines of the same matches never wait for each other."""

SETTLE = """
SELECT given.match, matches.id IS NOT NULL, log.line = given.line
FROM unnest($1::text[], $2::int[], $3::bytea[]) AS given(match, version, line)
LEFT JOIN matches ON id = given.match
LEFT JOIN log ON log.match = given.match AND log.version = given.version
"""
"""Why lines were not written: for each, whether the match is there and the line is the same."""

LASTING = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalServerError,
    asyncpg.PostgresIOError,
)
"""The server has answered that it will not do it; everything else may pass, and is tried again."""
PASSING = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class WrongSchema(StorageFailed):
    """The database has a schema that this version of the program does not know."""

    def __init__(self, found: int, known: int = SCHEMA_VERSION) -> None:
        super().__init__(f"schema {found} instead of {known}")
        self.found, self.known = found, known


class _Link:
    """A connection that is made when it is needed, and again after a fault."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def do(self, job: Callable[[Any], Awaitable[T]]) -> T:
        """Do the job within `ATTEMPT`; after a fault the connection is not used again."""
        try:
            async with asyncio.timeout(ATTEMPT):
                if self._connection is None or self._connection.is_closed():
                    self._connection = await _connected(self._url)
                return await job(self._connection)
        except asyncpg.PostgresError as fault:
            if not isinstance(fault, LASTING):
                self.drop()
            raise
        except BaseException:
            self.drop()
            raise

    def drop(self) -> None:
        """Forget the connection without a word to the server, which may not listen."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(*PASSING):
                await self._connection.close(timeout=ATTEMPT)
            self.drop()


async def _connected(url: str) -> Any:
    return await asyncpg.connect(
        url,
        timeout=ATTEMPT,
        server_settings={
            "application_name": "knobel",
            "synchronous_commit": "on",
            # A statement that nobody waits for any more must not keep others waiting.
            "statement_timeout": str(APPEND_WITHIN),
            "idle_in_transaction_session_timeout": str(APPEND_WITHIN),
            "jit": "off",
        },
    )


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


class PostgresStore:
    """The store of one node; `PostgresStore.opened` opens it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._writer = _Link(url)
        self._beater = _Link(url)
        self._idle: list[_Link] = []
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._queue: list[_Line] = []
        self._writing: asyncio.Task[None] | None = None
        self._trouble: str | None = None
        self._is_open = False
        """Until then whoever opens it says what is wrong."""
        self.on_commit: Callable[[int], None] = lambda _count: None
        """Called with the number of lines that were written together."""

    @classmethod
    async def opened(cls, url: str) -> Self:
        """Connect, or `StorageFailed`; `WrongSchema` if the database is not for this version."""
        store = cls(url)
        try:
            version = await store.ask(_version_of)
            if not SCHEMA_VERSION <= version <= SCHEMA_VERSION + AHEAD:
                raise WrongSchema(version)
        except BaseException:
            await store.close()
            raise
        store._is_open = True
        return store

    # Log

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
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(fault: Exception | None) -> None:
            if future.cancelled():
                return
            if fault is None:
                future.set_result(None)
            else:
                future.set_exception(fault)

        self.append_soon(match, version, line, done, is_last=is_last, is_live=is_live)
        await future

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
        if not _is_storable(match) or not 0 < version <= LARGEST_VERSION:
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
        self._note(None)
        self.on_commit(len(written))
        for (match,) in written:
            _tell(group.pop(match).done, None)
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
            _tell(group.pop(match).done, fault)

    def _refuse(self, group: dict[str, _Line], fault: BaseException) -> None:
        """The server has refused the group; what is in doubt from before still is."""
        self._note(fault)
        failed = StorageFailed(str(fault))
        failed.__cause__ = fault
        for line in group.values():
            if line.is_in_doubt:
                self._queue.append(line)
            else:
                _tell(line.done, failed)
        self._give_up()

    def _try_again(self, group: dict[str, _Line], fault: BaseException) -> None:
        self._note(fault)
        for line in group.values():
            line.is_in_doubt = True
        self._queue[:0] = group.values()
        self._give_up()

    def _give_up(self) -> None:
        """Stop trying to find out what happened to lines whose time is over."""
        now = asyncio.get_running_loop().time()
        late = [line for line in self._queue if line.until <= now]
        self._queue = [line for line in self._queue if line.until > now]
        for line in late:
            _tell(line.done, Unsure(f"{line.match} {line.version}"))

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        if not _is_storable(match):
            return []
        sql = "SELECT line FROM log WHERE match = $1 AND version > $2 ORDER BY version"
        return [line for (line,) in await self._fetch(sql, match, min(after, LARGEST_VERSION))]

    async def news(self, seen: Mapping[str, int], /) -> Mapping[str, Sequence[bytes]]:
        if not seen:
            return {}
        sql = (
            "SELECT seen.match, id IS NULL, line"
            " FROM unnest($1::text[], $2::int[]) AS seen(match, version)"
            " LEFT JOIN matches ON id = seen.match"
            " LEFT JOIN log ON log.match = id AND log.version > seen.version"
            " ORDER BY seen.match, log.version"
        )
        found: dict[str, list[bytes]] = {}
        for match, is_gone, line in await self._fetch(sql, list(seen), list(seen.values())):
            if is_gone:
                found[match] = []
            elif line is not None:
                found.setdefault(match, []).append(line)
        return found

    # Directory

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        row = (summary.id, summary.code, summary.watch, summary.opened, summary.is_over, header)
        sql = (
            "INSERT INTO matches (id, code, watch, opened, is_over, header)"
            " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
        )
        attempts = 0

        async def open_(link: Any) -> bool:
            nonlocal attempts
            attempts += 1
            if await link.execute(sql, *row) == "INSERT 0 1":
                return True
            # A former attempt may have stored it, though its answer was lost.
            same = "SELECT FROM matches WHERE (id, code, watch, header) = ($1, $2, $3, $4)"
            names = (summary.id, summary.code, summary.watch, header)
            return attempts > 1 and await link.fetchrow(same, *names) is not None

        if not await self.ask(open_, is_write=True):
            raise Conflict(summary.id)

    async def header(self, match: str, /) -> bytes:
        header: bytes = await self._one("SELECT header FROM matches WHERE id = $1", match)
        return header

    async def find(self, *, code: str | None = None, watch: str | None = None) -> str:
        column, name = ("code", code) if code is not None else ("watch", watch)
        match: str = await self._one(f"SELECT id FROM matches WHERE {column} = $1", name)  # noqa: S608 -- constants
        return match

    async def page(self, after: str, limit: int, /) -> Sequence[MatchSummary]:
        sql = (
            "SELECT id, code, watch, opened, is_over FROM matches"
            " WHERE id > $1 ORDER BY id LIMIT $2"
        )
        return [MatchSummary(*row) for row in await self._fetch(sql, after, limit)]

    async def count(self) -> int:
        ((count,),) = await self._fetch("SELECT count(*) FROM matches")
        return int(count)

    async def delete(self, match: str, /) -> None:
        if _is_storable(match):
            await self.ask(lambda link: _delete(link, [match]), is_write=True)

    async def prune(self, before: Millis, limit: int, /) -> int:
        sql = (
            "SELECT id FROM matches WHERE is_over AND opened < $1"
            " ORDER BY opened LIMIT $2 FOR UPDATE SKIP LOCKED"
        )

        async def prune(link: Any) -> int:
            async with link.transaction():
                old = [match for (match,) in await link.fetch(sql, before, limit)]
                await _delete(link, old)
            return len(old)

        return await self.ask(prune, is_write=True)

    # Groups

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        sql = (
            "INSERT INTO attempts (party, match, what, is_won, lasted)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        )
        row = (group, match, attempt.what, attempt.is_won, attempt.lasted)
        await self.ask(lambda link: link.execute(sql, *row), is_write=True)

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        if not _is_storable(group):
            return []
        sql = "SELECT what, is_won, lasted FROM attempts WHERE party = $1 ORDER BY number"
        return [Attempt(*row) for row in await self._fetch(sql, group)]

    # What belongs to all nodes

    async def agree(self, name: str, value: str) -> str:
        """The value that all nodes have for this name: that of the first node that asked."""

        async def agree(link: Any) -> str:
            note = "INSERT INTO agreed VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await link.execute(note, name, value)
            return str(await link.fetchval("SELECT value FROM agreed WHERE name = $1", name))

        return await self.ask(agree, is_write=True)

    def roster(self, _world: World, /) -> "PostgresRoster":
        """The nodes share the clock of the database."""
        return PostgresRoster(self)

    @property
    def is_well(self) -> bool:
        return self._trouble is None

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        for link in (self._writer, self._beater, *self._idle):
            await link.close()

    async def ask_first(self, job: Callable[[Any], Awaitable[T]]) -> T:
        """As `ask`, without waiting until others have read what they want."""
        return await self._insist(self._beater.do, job, READING, is_write=False)

    async def ask(self, job: Callable[[Any], Awaitable[T]], *, is_write: bool = False) -> T:
        """Do a job that may be done again; `Unsure` if it was to write and its fate is unknown."""
        within = WRITING if is_write else READING
        return await self._insist(self._lend, job, within, is_write=is_write)

    async def _lend(self, job: Callable[[Any], Awaitable[T]]) -> T:
        async with self._turns:
            link = self._idle.pop() if self._idle else _Link(self._url)
            try:
                return await link.do(job)
            finally:
                self._idle.append(link)

    async def _insist(
        self,
        do: Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]],
        job: Callable[[Any], Awaitable[T]],
        within: float,
        *,
        is_write: bool,
    ) -> T:
        loop = asyncio.get_running_loop()
        until = loop.time() + within
        is_in_doubt = False
        while True:
            try:
                async with asyncio.timeout_at(until):
                    done = await do(job)
            except LASTING as fault:
                self._note(fault)
                if not is_in_doubt:
                    raise StorageFailed(str(fault)) from fault
                failed: BaseException = fault
            except PASSING as fault:
                self._note(fault)
                is_in_doubt = is_write
                failed = fault
            else:
                self._note(None)
                return done
            if loop.time() >= until:
                raise (Unsure if is_in_doubt else StorageFailed)(_why(failed)) from failed
            await asyncio.sleep(PAUSE)

    async def _fetch(self, sql: str, *values: Any) -> Sequence[Any]:
        return await self.ask(lambda link: link.fetch(sql, *values))

    async def _one(self, sql: str, name: str | None) -> Any:
        rows = [] if name is None or not _is_storable(name) else await self._fetch(sql, name)
        if not rows:
            raise NotFound(name)
        return rows[0][0]

    def _note(self, fault: BaseException | None) -> None:
        """Log the first fault, and the first success after it."""
        if not self._is_open:
            return
        if fault is not None and self._trouble is None:
            self._trouble = _why(fault)
            LOGGER.error("storage-failed: %s", self._trouble)
        elif fault is None and self._trouble is not None:
            self._trouble = None
            LOGGER.warning("storage-works-again")


class PostgresRoster:
    """The port `Roster` in unlogged tables, by the clock of the database."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._node = secrets.randbits(63)

    @property
    def is_alone(self) -> bool:
        return False

    async def beat(self) -> Beat:
        loop = asyncio.get_running_loop()
        known = "UPDATE beats SET beat = wall() WHERE node = $1 RETURNING beat"
        unknown = (
            "INSERT INTO beats VALUES ($1, wall())"
            " ON CONFLICT (node) DO UPDATE SET beat = wall() RETURNING beat"
        )

        async def beat(link: Any) -> Beat:
            asked = loop.time()
            now = await link.fetchval(known, self._node)
            is_known = now is not None
            if now is None:
                asked = loop.time()
                now = await link.fetchval(unknown, self._node)
            # The clock was read when about half of the time had passed.
            return Beat(is_known, now + round((loop.time() - asked) * 500))

        return await self._store.ask_first(beat)

    async def arrive(self, match: str, key: str, line: int, /) -> Millis | None:
        sql = """
        WITH gone AS (
            DELETE FROM connections AS c
            WHERE match = $1 AND key = $2 AND NOT (node = $3 AND line = $4) AND (
                let_go IS NOT NULL OR node <> $3 AND wall() - $5 > coalesce(
                    (SELECT beat FROM beats WHERE beats.node = c.node), 0)
            )
            RETURNING coalesce(let_go, (SELECT beat FROM beats WHERE beats.node = c.node), 0) AS at
        ), here AS (
            INSERT INTO connections VALUES ($1, $3, $4, $2)
            ON CONFLICT (match, node, line) DO UPDATE SET key = excluded.key, let_go = NULL
        )
        INSERT INTO debts SELECT id, (SELECT min(at) FROM gone) FROM matches
        WHERE id = $1 AND is_live AND EXISTS (SELECT FROM gone)
        ON CONFLICT (match) DO UPDATE SET since = least(debts.since, excluded.since), heir = NULL
        """
        take = f"{TAKE_ONE} AND match = $2 RETURNING since"
        values = (match, key, self._node, line, SUSPECT_AFTER)

        async def arrive(link: Any) -> Millis | None:
            async with link.transaction():
                await link.execute(sql, *values)
                since: Millis | None = await link.fetchval(take, self._node, match)
            return since

        return await self._store.ask(arrive)

    async def leave(self, match: str, key: str, line: int, /) -> None:
        sql = "DELETE FROM connections WHERE match = $1 AND node = $2 AND line = $3"
        await self._do(sql, match, self._node, line)

    async def let_go(self, match: str, key: str, line: int, at: Millis, /) -> None:
        sql = (
            "INSERT INTO connections VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (match, node, line) DO UPDATE SET let_go = excluded.let_go"
        )
        await self._do(sql, match, self._node, line, key, at)

    async def present(self, match: str, /) -> Mapping[str, Millis]:
        sql = (
            "SELECT key, max(coalesce(let_go, beat, 0)) FROM connections LEFT JOIN beats USING (node)"
            " WHERE match = $1 GROUP BY key"
            " UNION ALL SELECT '', since FROM debts WHERE match = $1 AND heir IS NULL"
        )
        rows = await self._store.ask(lambda link: link.fetch(sql, match))
        return {key: at for key, at in rows}  # noqa: C416 -- rows are no pairs to dict()

    async def keep(self, match: str, /) -> bool:
        values = (match, self._node, DEAD_AFTER)
        return bool(await self._store.ask(lambda link: link.fetchval(KEEP, *values)))

    async def free(self, match: str, /) -> None:
        await self._do("DELETE FROM keepers WHERE match = $1 AND node = $2", match, self._node)

    async def inherit(self) -> Mapping[str, Millis]:
        mine: dict[str, Millis] = {}  # of all attempts

        async def inherit(link: Any) -> Mapping[str, Millis]:
            async with link.transaction():
                # One at a time: each deletes what others look at.
                await link.execute("SELECT pg_advisory_xact_lock(hashtext('knobel inherit'))")
                buried = await link.fetch(BURY, self._node, DEAD_AFTER)
                nodes, beats = [node for node, _ in buried], [beat for _, beat in buried]
                await link.execute(OWE, self._node, nodes, beats, DEAD_AFTER)
                rows = await link.fetch(TAKE, self._node)
            mine.update((match, since) for match, since in rows)
            return mine

        return await self._store.ask(inherit)

    async def settled(self, match: str, /) -> None:
        sql = """
        WITH paid AS (DELETE FROM debts WHERE match = $1 RETURNING match)
        INSERT INTO keepers SELECT match, $2 FROM paid
        ON CONFLICT (match) DO UPDATE SET node = excluded.node
        WHERE wall() - $3 > coalesce((SELECT beat FROM beats WHERE beats.node = keepers.node), 0)
        """
        await self._do(sql, match, self._node, DEAD_AFTER)

    async def _do(self, sql: str, *values: Any) -> None:
        await self._store.ask(lambda link: link.execute(sql, *values))


KEEP = """
WITH keeper AS (
    SELECT node, coalesce((SELECT beat FROM beats WHERE beats.node = keepers.node), 0) AS beat
    FROM keepers WHERE match = $1
), mine AS (
    SELECT FROM keeper WHERE node = $2
), dead AS (
    SELECT beat FROM keeper WHERE node <> $2 AND beat < wall() - $3
), owed AS (
    INSERT INTO debts SELECT id, coalesce((SELECT beat FROM dead), 0) FROM matches
    WHERE id = $1 AND is_live AND NOT EXISTS (SELECT FROM debts WHERE match = $1) AND (
        EXISTS (SELECT FROM dead) OR NOT EXISTS (SELECT FROM keeper)
            AND NOT EXISTS (SELECT FROM connections JOIN beats USING (node) WHERE match = $1)
    )
    ON CONFLICT DO NOTHING RETURNING match
), unkept AS (
    DELETE FROM keepers WHERE match = $1 AND EXISTS (SELECT FROM owed)
), taken AS (
    INSERT INTO keepers SELECT $1, $2
    WHERE NOT EXISTS (SELECT FROM mine) AND NOT EXISTS (SELECT FROM owed)
        AND NOT EXISTS (SELECT FROM debts WHERE match = $1)
    ON CONFLICT (match) DO UPDATE SET node = excluded.node
    WHERE wall() - $3 > coalesce((SELECT beat FROM beats WHERE beats.node = keepers.node), 0)
    RETURNING match
)
SELECT EXISTS (SELECT FROM taken) OR EXISTS (SELECT FROM mine)
    AND NOT EXISTS (SELECT FROM debts WHERE match = $1)
"""
"""A live match whose keeper is dead, or of which no living node knows, is owed time first."""
BURY = "DELETE FROM beats WHERE node <> $1 AND beat < wall() - $2 RETURNING node, beat"
OWE = """
WITH dead AS (
    SELECT * FROM unnest($2::bigint[], $3::bigint[]) AS dead(node, beat)
), cut AS (
    DELETE FROM connections AS c
    WHERE let_go < wall() - $4
        OR node <> $1 AND NOT EXISTS (SELECT FROM beats WHERE beats.node = c.node)
    RETURNING match, coalesce(let_go, (SELECT beat FROM dead WHERE dead.node = c.node), 0) AS since
), unkept AS (
    DELETE FROM keepers AS k
    WHERE node <> $1 AND NOT EXISTS (SELECT FROM beats WHERE beats.node = k.node)
    RETURNING match, coalesce((SELECT beat FROM dead WHERE dead.node = k.node), 0) AS since
), left_behind AS (
    SELECT match, min(since) AS since FROM (TABLE cut UNION ALL TABLE unkept) AS each GROUP BY match
), owed AS (
    SELECT id, coalesce(since, 0) AS since FROM matches LEFT JOIN left_behind ON id = match
    WHERE is_live AND (
        match IS NOT NULL
        OR NOT EXISTS (SELECT FROM keepers WHERE keepers.match = id)
            AND NOT EXISTS (SELECT FROM debts WHERE debts.match = id)
            AND NOT EXISTS (
                SELECT FROM connections AS c JOIN beats USING (node) WHERE c.match = id
            )
    )
)
INSERT INTO debts SELECT id, since FROM owed ORDER BY id
ON CONFLICT (match) DO UPDATE SET since = least(debts.since, excluded.since), heir = NULL
"""
"""Of two debts of the same match the longer one includes the other."""
TAKE_ONE = """
UPDATE debts SET heir = $1 WHERE (
    heir IS NULL OR heir = $1 OR NOT EXISTS (SELECT FROM beats WHERE beats.node = heir)
)
"""
TAKE = f"{TAKE_ONE} RETURNING match, since"
"""What is this node's to give back, or may be because nobody else does."""


async def migrate(url: str, steps: Sequence[Migration] = MIGRATIONS) -> tuple[int, int]:
    """Bring the database to the last of these schemas; its version before, and now.

    Each step is a transaction.  If several programs try, one does it and the others wait.
    """
    try:
        connection = await asyncpg.connect(url, timeout=WRITING)
    except PASSING as fault:
        raise StorageFailed(_why(fault)) from fault
    try:
        await connection.execute("SELECT pg_advisory_lock(hashtext('knobel migrate'))")
        before = version = await _version_of(connection)
        for step in steps:
            if step.number <= version:
                continue
            async with connection.transaction():
                await connection.execute(step.sql)
                await connection.execute(
                    "CREATE TABLE IF NOT EXISTS migrations ("
                    "number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())"
                )
                note = "INSERT INTO migrations (number, name) VALUES ($1, $2)"
                await connection.execute(note, step.number, step.name)
            version = step.number
    except PASSING as fault:
        raise StorageFailed(_why(fault)) from fault
    finally:
        connection.terminate()  # which gives the lock back, too
    return before, version


async def _version_of(link: Any) -> int:
    if await link.fetchval("SELECT to_regclass('migrations')") is None:
        return 0
    return int(await link.fetchval("SELECT coalesce(max(number), 0) FROM migrations"))


async def _delete(link: Any, matches: Sequence[str]) -> None:
    """Delete matches first, for which lines that are being written wait, and then all their lines."""
    async with link.transaction():
        await link.execute("DELETE FROM matches WHERE id = ANY($1)", matches)
        for table in ("log", "debts", "keepers"):
            await link.execute(f"DELETE FROM {table} WHERE match = ANY($1)", matches)  # noqa: S608 -- constants


def _is_storable(name: str) -> bool:
    """Whether a name could be in the database at all."""
    if name.isascii():
        return "\0" not in name
    try:
        name.encode()
    except UnicodeEncodeError:  # half a surrogate pair
        return False
    return "\0" not in name


def _tell(done: Callable[[Exception | None], None], fault: Exception | None) -> None:
    try:
        done(fault)
    except Exception:  # one who fails must not keep the others from their answers
        LOGGER.exception("answer-failed")


def _why(fault: BaseException) -> str:
    return str(fault) or type(fault).__name__
