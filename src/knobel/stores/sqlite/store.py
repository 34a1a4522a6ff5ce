"""The ports of the store; each asks the thread of the writer."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Self

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis
from knobel.service.ports import Kind, MatchSummary, NotFound, StorageFailed, World
from knobel.stores.roster import UNKNOWN, Rows
from knobel.stores.sqlite.database import Damaged, Guard, connect, failure
from knobel.stores.sqlite.jobs import Beat, Deletion, Line, Pruning, Wish, has
from knobel.stores.sqlite.roster import SoleRoster
from knobel.stores.sqlite.writer import Writer

READ = "SELECT line FROM log WHERE match = ? AND version > ? ORDER BY version"


class SqliteStore(Writer):
    """The store of one server; `SqliteStore.opened` opens it."""

    def __init__(self, database: sqlite3.Connection) -> None:
        super().__init__(database)
        self.shared = Rows()
        """Who is connected: only while this process lives."""

    @classmethod
    def opened(cls, path: Path, guard: Guard = nullcontext) -> Self:
        """Open or create the file; or `Damaged`, or `StorageFailed` if it can't be written."""
        try:
            return cls(connect(path, guard))
        except sqlite3.Error as fault:
            if path.is_dir():
                raise Damaged(str(fault)) from fault
            raise failure(fault) from fault
        except OSError as fault:
            raise StorageFailed(fault.strerror or str(fault)) from fault

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        names = (summary.id, summary.code, summary.watch)
        sql = (
            "INSERT INTO matches (id, code, watch, opened, is_over, kind, header)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)"
        )
        await self._execute(sql, *names, summary.opened, summary.is_over, summary.kind, header)

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
        if is_live is not None:
            (self.shared.live.add if is_live else self.shared.live.discard)(match)
        self._gather(Line(match, version, line, is_last, is_live), lambda _, fault: done(fault))

    async def header(self, match: str, /, *, kind: Kind = "match") -> bytes:
        sql = "SELECT header FROM matches WHERE id = ? AND kind = ?"
        header: bytes = await self._one(sql, match, kind)
        return header

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        return [line for (line,) in await self._fetch(READ, match, after)]

    async def news(self, seen: Mapping[str, int], /) -> Mapping[str, Sequence[bytes]]:
        def look(database: sqlite3.Connection) -> dict[str, list[bytes]]:
            found = ((match, database.execute(READ, (match, v)).fetchall()) for match, v in given)
            return {
                match: [line for (line,) in rows]
                for match, rows in found
                if rows or not has(database, "SELECT 1 FROM matches WHERE id = ?", match)
            }

        given = tuple(seen.items())
        return await self._ask(look)

    async def find(
        self, *, code: str | None = None, watch: str | None = None, kind: Kind = "match"
    ) -> str:
        column, name = ("code", code) if code is not None else ("watch", watch)
        sql = f"SELECT id FROM matches WHERE {column} = ? AND kind = ?"  # noqa: S608 -- constants
        match: str = await self._one(sql, name, kind)
        return match

    async def page(
        self, after: str, limit: int, /, *, kind: Kind | None = None
    ) -> Sequence[MatchSummary]:
        sql = (
            "SELECT id, code, watch, opened, is_over, kind FROM matches"
            " WHERE id > ? AND kind = COALESCE(?, kind) ORDER BY id LIMIT ?"
        )
        rows = await self._fetch(sql, after, kind, limit)
        return [
            MatchSummary(match, code, watch, opened, bool(is_over), of)
            for match, code, watch, opened, is_over, of in rows
        ]

    async def unfinished(self, limit: int, /) -> Mapping[str, bytes]:
        sql = (
            "SELECT id, header FROM matches WHERE is_over = 0 AND kind = 'match'"
            " ORDER BY opened DESC LIMIT ?"
        )
        return dict(await self._fetch(sql, limit))

    async def count(self) -> int:
        ((count,),) = await self._fetch("SELECT count(*) FROM matches")
        return int(count)

    async def delete(self, match: str, /) -> None:
        await self._do(Deletion(match))
        self.shared.live.discard(match)

    async def prune(self, before: Millis, limit: int, /) -> int:
        return await self._do(Pruning(before, limit))

    async def note_length(self, match: str, alike: str, lasted: Millis, /) -> None:
        sql = "UPDATE matches SET alike = ?, lasted = ? WHERE id = ? AND alike IS NULL"
        await self._execute(sql, alike, lasted, match)

    async def lengths(self, alike: str, limit: int, /) -> Sequence[Millis]:
        sql = "SELECT lasted FROM matches WHERE alike = ? ORDER BY opened DESC LIMIT ?"
        return [lasted for (lasted,) in await self._fetch(sql, alike, limit)]

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        row = (group, match, attempt.what, attempt.is_won, attempt.lasted)
        sql = "INSERT OR IGNORE INTO attempts (party, match, what, is_won, lasted) VALUES (?, ?, ?, ?, ?)"
        await self._execute(sql, *row)

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        sql = "SELECT what, is_won, lasted FROM attempts WHERE party = ? ORDER BY number"
        rows = await self._fetch(sql, group)
        return [Attempt(what, bool(is_won), lasted) for what, is_won, lasted in rows]

    async def wish(self, match: str, key: str, browser: str, wish: bytes, /, **how: int) -> None:
        await self._do(Wish(match, key, browser, wish, **how))

    async def claim_wishes(self, match: str, key: str, turn: int, /) -> Sequence[bytes]:
        def claim(database: sqlite3.Connection) -> list[bytes]:
            ripe = "FROM wishes WHERE match = ? AND key = ? AND turn < ?"
            sql = f"SELECT number, wish {ripe} ORDER BY number"
            found = database.execute(sql, (match, key, turn)).fetchall()
            for number, _ in found:
                database.execute("UPDATE wishes SET turn = ? WHERE number = ?", (turn, number))
            return [wish for _, wish in found]

        return await self._do(claim)

    async def drop_wishes(
        self, match: str, key: str | None = None, browser: str | None = None, /
    ) -> None:
        sql = (
            "DELETE FROM wishes"
            " WHERE match = ? AND key = COALESCE(?, key) AND browser = COALESCE(?, browser)"
        )
        await self._execute(sql, match, key, browser)

    def roster(self, world: World, /) -> SoleRoster:
        return SoleRoster(self, self.shared, world)

    async def legacy(self) -> Mapping[str, Millis]:
        def take(database: sqlite3.Connection) -> list[tuple[str, Millis]]:
            """The live matches of the server before, and what it had not settled itself."""
            database.execute(
                "INSERT OR IGNORE INTO debts"
                " SELECT id, COALESCE((SELECT wall FROM beats), ?) FROM matches WHERE is_live = 1",
                (UNKNOWN,),
            )
            return database.execute("SELECT match, since FROM debts").fetchall()

        return dict(await self._do(take))

    async def owe(self, match: str, since: Millis, /) -> None:
        await self._execute(
            "INSERT INTO debts SELECT id, ? FROM matches WHERE id = ? AND is_live = 1"
            " ON CONFLICT (match) DO UPDATE SET since = min(since, excluded.since)",
            since,
            match,
        )

    async def settled(self, match: str, /) -> None:
        await self._execute("DELETE FROM debts WHERE match = ?", match)

    async def beat(self, wall: Millis, /) -> None:
        await self._do(Beat(wall))

    async def last_beat(self) -> Millis | None:
        rows = await self._fetch("SELECT wall FROM beats")
        return rows[0][0] if rows else None

    async def _execute(self, sql: str, *values: Any) -> None:
        await self._do(lambda database: database.execute(sql, values))

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        return await self._ask(lambda database: database.execute(sql, values).fetchall())

    async def _one(self, sql: str, name: str | None, kind: Kind) -> Any:
        rows = await self._fetch(sql, name, kind)
        if not rows:
            raise NotFound(name)
        return rows[0][0]
