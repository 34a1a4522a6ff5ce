"""The roster that all nodes share."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from knobel.core.game import Millis
from knobel.service.ports import DEAD_AFTER, SUSPECT_AFTER, Beat
from knobel.stores.grouped import Gathered
from knobel.stores.postgres.database import Database

_Connection: TypeAlias = tuple[str, str, int]
"""A match, a key and the number of the connection."""
_Arrival: TypeAlias = tuple[str, str, int, bool]
"""The same, and whether the connection is new."""
_Farewell: TypeAlias = tuple[str, str, int, Millis]
"""A connection, and when it was let go."""

KNOWN = "SELECT FROM beats WHERE node = $1"
KEEP = """
WITH known AS (
    SELECT FROM beats WHERE node = $2
), keeper AS (
    SELECT node, coalesce((SELECT beat FROM beats WHERE beats.node = keepers.node), 0) AS beat
    FROM keepers WHERE match = $1
), mine AS (
    SELECT FROM keeper WHERE node = $2
), dead AS (
    SELECT beat FROM keeper WHERE node <> $2 AND beat < wall() - $3
), owed AS (
    INSERT INTO debts SELECT id, coalesce((SELECT beat FROM dead), 0) FROM matches
    WHERE id = $1 AND is_live AND EXISTS (SELECT FROM known)
        AND NOT EXISTS (SELECT FROM debts WHERE match = $1) AND (
        EXISTS (SELECT FROM dead) OR NOT EXISTS (SELECT FROM keeper)
            AND NOT EXISTS (SELECT FROM connections JOIN beats USING (node) WHERE match = $1)
    )
    ON CONFLICT DO NOTHING RETURNING match
), unkept AS (
    DELETE FROM keepers WHERE match = $1 AND EXISTS (SELECT FROM owed)
), taken AS (
    INSERT INTO keepers SELECT $1, $2
    WHERE EXISTS (SELECT FROM known) AND NOT EXISTS (SELECT FROM mine)
        AND NOT EXISTS (SELECT FROM owed) AND NOT EXISTS (SELECT FROM debts WHERE match = $1)
    ON CONFLICT (match) DO UPDATE SET node = excluded.node
    WHERE wall() - $3 > coalesce((SELECT beat FROM beats WHERE beats.node = keepers.node), 0)
    RETURNING match
)
SELECT EXISTS (SELECT FROM taken) OR EXISTS (SELECT FROM mine) AND EXISTS (SELECT FROM known)
    AND NOT EXISTS (SELECT FROM debts WHERE match = $1)
"""
"""A live match whose keeper is dead, or of which no living node knows, is owed time first."""
HAND_OVER = """
WITH heir AS (
    SELECT c.node FROM connections AS c JOIN beats USING (node)
    WHERE match = $1 AND c.node <> $2 AND let_go IS NULL AND beat >= wall() - $3
    LIMIT 1 FOR SHARE OF c
), handed AS (
    UPDATE keepers SET node = heir.node FROM heir WHERE match = $1 AND keepers.node = $2
    RETURNING match
)
SELECT EXISTS (SELECT FROM handed)
    OR EXISTS (SELECT FROM keepers WHERE match = $1 AND node <> $2)
"""
"""Whoever leaves meanwhile waits for the row, so their node then asks and learns that it keeps."""
ARRIVE = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $6::boolean[])
        AS given(match, key, line, is_new)
), gone AS (
    DELETE FROM connections AS c USING given
    WHERE c.match = given.match AND c.key = given.key AND NOT (node = $4 AND c.line = ANY($3)) AND (
        let_go IS NOT NULL OR is_new AND node <> $4 AND wall() - $5 > coalesce(
            (SELECT beat FROM beats WHERE beats.node = c.node), 0)
    )
    RETURNING c.match,
        coalesce(let_go, (SELECT beat FROM beats WHERE beats.node = c.node), 0) AS at
), lost AS (
    SELECT DISTINCT match, 0::bigint AS at FROM given
    WHERE is_new AND NOT EXISTS (SELECT FROM gone WHERE gone.match = given.match)
        AND NOT EXISTS (SELECT FROM keepers WHERE keepers.match = given.match)
        AND NOT EXISTS (SELECT FROM debts WHERE debts.match = given.match)
        AND NOT EXISTS (
            SELECT FROM connections AS c JOIN beats USING (node) WHERE c.match = given.match
        )
), here AS (
    INSERT INTO connections SELECT match, $4, line, key FROM given
    ON CONFLICT (match, node, line) DO UPDATE SET key = excluded.key, let_go = NULL
)
INSERT INTO debts SELECT id, min(at) FROM (TABLE gone UNION ALL TABLE lost) AS each
JOIN matches ON id = match WHERE is_live GROUP BY id ORDER BY id
ON CONFLICT (match) DO UPDATE SET since = least(debts.since, excluded.since), heir = NULL
"""
"""Whoever comes from a node that is silent, or let them go, is owed the time since then.

Of a match of which no living node knows, that time is unknown.
"""
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
TAKE = """
UPDATE debts SET heir = $1
WHERE heir IS NULL OR heir = $1 OR NOT EXISTS (SELECT FROM beats WHERE beats.node = heir)
RETURNING match, since
"""
"""What is this node's to give back, or may be because nobody else does."""


class PostgresRoster:
    """The port `Roster` in unlogged tables, by the clock of the database."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self._node = secrets.randbits(63)
        # When hundreds of people come back at once, a request for each would take seconds.
        self._arrivals = Gathered(self._arrive)
        self._departures = Gathered(self._leave)
        self._farewells = Gathered(self._let_go)
        self._kept = Gathered(self._keep)
        self._presence = Gathered(self._present)

    @property
    def is_alone(self) -> bool:
        return False

    async def beat(self, *, silent_since: Millis | None = None) -> Beat:
        loop = asyncio.get_running_loop()
        known = (
            "UPDATE beats SET beat = CASE WHEN $2 THEN wall() ELSE beat END"
            " WHERE node = $1 RETURNING wall()"
        )
        unknown = (
            "INSERT INTO beats VALUES ($1, least($2, wall()))"
            " ON CONFLICT (node) DO UPDATE SET beat = excluded.beat RETURNING wall()"
        )

        async def beat(link: Any) -> Beat:
            asked = loop.time()
            now = await link.fetchval(known, self._node, silent_since is None)
            is_known = now is not None
            if now is None:
                asked = loop.time()
                now = await link.fetchval(unknown, self._node, silent_since)
            # The clock was read when about half of the time had passed.
            return Beat(is_known, now + round((loop.time() - asked) * 500))

        return await self._store.ask_first(beat)

    async def arrive(
        self, match: str, key: str, line: int, /, *, is_new: bool = True
    ) -> Millis | None:
        return await self._arrivals.ask((match, key, line, is_new))

    async def _arrive(self, arrivals: Sequence[_Arrival]) -> Mapping[_Arrival, Millis | None]:
        matches, keys, lines, new = zip(*arrivals, strict=True)
        take = "UPDATE debts SET heir = $1 WHERE match = ANY($2) RETURNING match, since"

        async def arrive(link: Any) -> dict[str, Millis]:
            async with link.transaction():
                await link.execute(ARRIVE, matches, keys, lines, self._node, SUSPECT_AFTER, new)
                return dict(map(tuple, await link.fetch(take, self._node, matches)))

        owed = await self._store.ask(arrive)
        return {arrival: owed.get(arrival[0]) for arrival in arrivals}

    async def leave(self, match: str, key: str, line: int, /) -> None:
        await self._departures.ask((match, key, line))

    async def _leave(self, departures: Sequence[_Connection]) -> Mapping[_Connection, None]:
        sql = (
            "DELETE FROM connections AS c USING unnest($1::text[], $2::bigint[]) AS gone(match, line)"
            " WHERE c.match = gone.match AND c.line = gone.line AND node = $3"
        )
        matches, _, lines = zip(*departures, strict=True)
        await self._do(sql, matches, lines, self._node)
        return dict.fromkeys(departures)

    async def let_go(self, match: str, key: str, line: int, at: Millis, /) -> None:
        await self._farewells.ask((match, key, line, at))

    async def _let_go(self, farewells: Sequence[_Farewell]) -> Mapping[_Farewell, None]:
        sql = (
            "INSERT INTO connections (match, node, line, key, let_go)"
            " SELECT match, $1, line, key, at"
            " FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[])"
            " AS given(match, key, line, at)"
            " ON CONFLICT (match, node, line) DO UPDATE SET let_go = excluded.let_go"
        )
        await self._do(sql, self._node, *zip(*farewells, strict=True))
        return dict.fromkeys(farewells)

    async def present(self, match: str, /) -> Mapping[str, Millis]:
        return await self._presence.ask(match)

    async def _present(self, matches: Sequence[str]) -> Mapping[str, Mapping[str, Millis]]:
        sql = (
            "SELECT match, key, max(coalesce(let_go, beat, 0))"
            " FROM connections LEFT JOIN beats USING (node)"
            " WHERE match = ANY($1) GROUP BY match, key"
            " UNION ALL SELECT match, '', since FROM debts WHERE match = ANY($1)"
        )
        found: dict[str, dict[str, Millis]] = {match: {} for match in matches}
        for match, key, at in await self._store.ask(lambda link: link.fetch(sql, matches)):
            found[match][key] = at
        return found

    async def keep(self, match: str, /) -> bool:
        return await self._kept.ask(match)

    async def _keep(self, matches: Sequence[str]) -> Mapping[str, bool]:
        async def keep(link: Any) -> Mapping[str, bool]:
            values = (self._node, DEAD_AFTER)
            return {match: await link.fetchval(KEEP, match, *values) for match in matches}

        return await self._store.ask(keep)

    async def keeper_beat(self, match: str, /) -> Millis | None:
        sql = "SELECT beat FROM keepers JOIN beats USING (node) WHERE match = $1"
        beat: Millis | None = await self._store.ask(lambda link: link.fetchval(sql, match))
        return beat

    async def hand_over(self, match: str, /) -> bool:
        values = (match, self._node, SUSPECT_AFTER)
        handed: bool = await self._store.ask(lambda link: link.fetchval(HAND_OVER, *values))
        return handed

    async def free(self, match: str, /) -> None:
        await self._do("DELETE FROM keepers WHERE match = $1 AND node = $2", match, self._node)

    async def inherit(self) -> Mapping[str, Millis]:
        mine: dict[str, Millis] = {}  # of all attempts

        async def inherit(link: Any) -> Mapping[str, Millis]:
            async with link.transaction():
                # One at a time: each deletes what others look at.
                await link.execute("SELECT pg_advisory_xact_lock(hashtext('knobel inherit'))")
                if not await link.fetch(KNOWN, self._node):
                    return mine
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
