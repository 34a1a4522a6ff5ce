"""The ports of the store; each asks the database."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis
from knobel.service.ports import Conflict, Kind, MatchSummary, NotFound, World
from knobel.stores.postgres.roster import PostgresRoster
from knobel.stores.postgres.schema import refuse_unknown
from knobel.stores.postgres.writer import LARGEST_VERSION, Writer, is_storable

WISH = """
INSERT INTO wishes (match, key, browser, turn, wish)
SELECT id, $2, $3, $4, $5 FROM matches WHERE id = $1 FOR KEY SHARE
ON CONFLICT (match, key, browser) DO UPDATE
SET number = excluded.number, turn = excluded.turn, wish = excluded.wish
"""
EXCESS = """
DELETE FROM wishes WHERE number IN (
    (SELECT number FROM wishes WHERE match = $1 AND key = $2 ORDER BY number DESC OFFSET $3)
    UNION ALL (SELECT number FROM wishes ORDER BY number DESC OFFSET $4)
)
"""


class PostgresStore(Writer):
    """The store of one node; `PostgresStore.opened` opens it."""

    @classmethod
    async def opened(cls, url: str, patience: float | None = None) -> Self:
        """Connect, or `StorageFailed`; `WrongSchema` if the database is not for this version.

        Then every job may take as many seconds as there is patience.
        """
        store = cls(url)
        try:
            await store.ask(refuse_unknown)
        except BaseException:
            await store.close()
            raise
        if patience is not None:
            await store.close()
            store = cls(url, patience)
        store._is_open = True
        return store

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        if not is_storable(match):
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
        names = (summary.id, summary.code, summary.watch, header)
        row = (*names, summary.opened, summary.is_over, summary.kind)
        sql = (
            "INSERT INTO matches (id, code, watch, header, opened, is_over, kind)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
        )
        attempts = 0

        async def open_(link: Any) -> bool:
            nonlocal attempts
            attempts += 1
            if await link.execute(sql, *row) == "INSERT 0 1":
                return True
            # A former attempt may have stored it, though its answer was lost.
            same = "SELECT FROM matches WHERE (id, code, watch, header) = ($1, $2, $3, $4)"
            return attempts > 1 and await link.fetchrow(same, *names) is not None

        if not await self.ask(open_, is_write=True):
            raise Conflict(summary.id)

    async def header(self, match: str, /, *, kind: Kind = "match") -> bytes:
        sql = "SELECT header FROM matches WHERE id = $1 AND kind = $2"
        header: bytes = await self._one(sql, match, kind)
        return header

    async def find(
        self, *, code: str | None = None, watch: str | None = None, kind: Kind = "match"
    ) -> str:
        column, name = ("code", code) if code is not None else ("watch", watch)
        sql = f"SELECT id FROM matches WHERE {column} = $1 AND kind = $2"  # noqa: S608 -- constants
        match: str = await self._one(sql, name, kind)
        return match

    async def page(
        self, after: str, limit: int, /, *, kind: Kind | None = None
    ) -> Sequence[MatchSummary]:
        sql = (
            "SELECT id, code, watch, opened, is_over, kind FROM matches"
            " WHERE id > $1 AND kind = coalesce($2, kind) ORDER BY id LIMIT $3"
        )
        return [MatchSummary(*row) for row in await self._fetch(sql, after, kind, limit)]

    async def unfinished(self, limit: int, /) -> Mapping[str, bytes]:
        sql = (
            "SELECT id, header FROM matches WHERE NOT is_over AND kind = 'match'"
            " ORDER BY opened DESC LIMIT $1"
        )
        return dict(map(tuple, await self._fetch(sql, limit)))

    async def count(self) -> int:
        ((count,),) = await self._fetch("SELECT count(*) FROM matches")
        return int(count)

    async def delete(self, match: str, /) -> None:
        if is_storable(match):
            await self.ask(lambda link: _delete(link, [match]), is_write=True)

    async def prune(self, before: Millis, limit: int, /) -> int:
        sql = (
            "SELECT id FROM matches WHERE is_over AND kind = 'match' AND opened < $1"
            " ORDER BY opened LIMIT $2 FOR UPDATE SKIP LOCKED"
        )

        async def prune(link: Any) -> int:
            async with link.transaction():
                old = [match for (match,) in await link.fetch(sql, before, limit)]
                await _delete(link, old)
            return len(old)

        return await self.ask(prune, is_write=True)

    async def note_length(self, match: str, alike: str, lasted: Millis, /) -> None:
        sql = "UPDATE matches SET alike = $2, lasted = $3 WHERE id = $1 AND alike IS NULL"
        await self.ask(lambda link: link.execute(sql, match, alike, lasted), is_write=True)

    async def lengths(self, alike: str, limit: int, /) -> Sequence[Millis]:
        sql = "SELECT lasted FROM matches WHERE alike = $1 ORDER BY opened DESC LIMIT $2"
        return [lasted for (lasted,) in await self._fetch(sql, alike, limit)]

    # Groups

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        sql = (
            "INSERT INTO attempts (party, match, what, is_won, lasted)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        )
        row = (group, match, attempt.what, attempt.is_won, attempt.lasted)
        await self.ask(lambda link: link.execute(sql, *row), is_write=True)

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        if not is_storable(group):
            return []
        sql = "SELECT what, is_won, lasted FROM attempts WHERE party = $1 ORDER BY number"
        return [Attempt(*row) for row in await self._fetch(sql, group)]

    # Wishes

    async def wish(
        self,
        match: str,
        key: str,
        browser: str,
        wish: bytes,
        /,
        *,
        turn: int,
        most_own: int,
        most: int,
    ) -> None:
        async def store(link: Any) -> bool:
            async with link.transaction():
                stored = await link.execute(WISH, match, key, browser, turn, wish)
                await link.execute(EXCESS, match, key, most_own, most)
            return bool(stored == "INSERT 0 1")

        if not is_storable(match) or not await self.ask(store, is_write=True):
            raise NotFound(match)

    async def claim_wishes(self, match: str, key: str, turn: int, /) -> Sequence[bytes]:
        sql = (
            "UPDATE wishes SET turn = $3 WHERE match = $1 AND key = $2 AND turn < $3 RETURNING wish"
        )
        rows = await self.ask(lambda link: link.fetch(sql, match, key, turn), is_write=True)
        return [wish for (wish,) in rows]

    async def drop_wishes(
        self, match: str, key: str | None = None, browser: str | None = None, /
    ) -> None:
        sql = (
            "DELETE FROM wishes"
            " WHERE match = $1 AND key = coalesce($2, key) AND browser = coalesce($3, browser)"
        )
        row = (match, key, browser)
        await self.ask(lambda link: link.execute(sql, *row), is_write=True)

    # What belongs to all nodes

    async def agree(self, name: str, value: str) -> str:
        """The value that all nodes have for this name: that of the first node that asked."""

        async def agree(link: Any) -> str:
            note = "INSERT INTO agreed VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await link.execute(note, name, value)
            return str(await link.fetchval("SELECT value FROM agreed WHERE name = $1", name))

        return await self.ask(agree, is_write=True)

    def roster(self, _world: World, /) -> PostgresRoster:
        """The nodes share the clock of the database."""
        return PostgresRoster(self)

    async def _fetch(self, sql: str, *values: Any) -> Sequence[Any]:
        return await self.ask(lambda link: link.fetch(sql, *values))

    async def _one(self, sql: str, name: str | None, kind: Kind) -> Any:
        rows = [] if name is None or not is_storable(name) else await self._fetch(sql, name, kind)
        if not rows:
            raise NotFound(name)
        return rows[0][0]


async def _delete(link: Any, matches: Sequence[str]) -> None:
    """Delete matches first, for which lines that are being written wait, and then all their lines."""
    async with link.transaction():
        await link.execute("DELETE FROM matches WHERE id = ANY($1)", matches)
        for table in ("log", "debts", "keepers"):
            await link.execute(f"DELETE FROM {table} WHERE match = ANY($1)", matches)  # noqa: S608 -- constants
