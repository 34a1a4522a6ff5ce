"""What nodes of the version before ask PostgreSQL, word for word: that of schema 2.

During a deploy they use the next schema.  A new step of the schema needs the statements of the
version before it: everything that `stores/postgres` asked before the commit that adds the step.
"""

from collections.abc import Mapping
from typing import Any

from knobel.core.game import Millis
from knobel.service.ports import DEAD_AFTER, SUSPECT_AFTER

SCHEMA = 2

OPEN = (
    "INSERT INTO matches (id, code, watch, header, opened, is_over, kind)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
)
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
SETTLE = """
SELECT given.match, matches.id IS NOT NULL, given.line = (
    SELECT line FROM log WHERE log.match = given.match AND log.version = given.version
)
FROM unnest($1::text[], $2::int[], $3::bytea[]) AS given(match, version, line)
LEFT JOIN matches ON id = given.match
"""
PAGE = (
    "SELECT id, code, watch, opened, is_over, kind FROM matches"
    " WHERE id > $1 AND kind = coalesce($2, kind) ORDER BY id LIMIT $3"
)
READ = "SELECT line FROM log WHERE match = $1 AND version > $2 ORDER BY version"
NEWS = (
    "SELECT seen.match, id IS NULL, line"
    " FROM unnest($1::text[], $2::int[]) AS seen(match, version)"
    " LEFT JOIN matches ON id = seen.match"
    " LEFT JOIN log ON log.match = id AND log.version > seen.version"
    " ORDER BY seen.match, log.version"
)
HEADER = "SELECT header FROM matches WHERE id = $1 AND kind = $2"
FIND = "SELECT id FROM matches WHERE code = $1 AND kind = $2"
WATCH = "SELECT id FROM matches WHERE watch = $1 AND kind = $2"
COUNT = "SELECT count(*) FROM matches"
NOTE_ATTEMPT = (
    "INSERT INTO attempts (party, match, what, is_won, lasted)"
    " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
)
ATTEMPTS = "SELECT what, is_won, lasted FROM attempts WHERE party = $1 ORDER BY number"
AGREE = "INSERT INTO agreed VALUES ($1, $2) ON CONFLICT DO NOTHING"
OLD = (
    "SELECT id FROM matches WHERE is_over AND kind = 'match' AND opened < $1"
    " ORDER BY opened LIMIT $2 FOR UPDATE SKIP LOCKED"
)
DELETE = (
    "DELETE FROM matches WHERE id = ANY($1)",
    "DELETE FROM log WHERE match = ANY($1)",
    "DELETE FROM debts WHERE match = ANY($1)",
    "DELETE FROM keepers WHERE match = ANY($1)",
)

# The roster

KNOWN = "SELECT FROM beats WHERE node = $1"
BEAT_KNOWN = (
    "UPDATE beats SET beat = CASE WHEN $2 THEN wall() ELSE beat END"
    " WHERE node = $1 RETURNING wall()"
)
BEAT = (
    "INSERT INTO beats VALUES ($1, least($2, wall()))"
    " ON CONFLICT (node) DO UPDATE SET beat = excluded.beat RETURNING wall()"
)
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
ARRIVE = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $6::boolean[])
        AS given(match, key, line, is_new)
), gone AS (
    DELETE FROM connections AS c USING given
    WHERE c.match = given.match AND c.key = given.key AND NOT (node = $4 AND c.line = ANY($3)) AND (
        let_go IS NOT NULL OR node <> $4 AND wall() - $5 > coalesce(
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
LEAVE = (
    "DELETE FROM connections AS c USING unnest($1::text[], $2::bigint[]) AS gone(match, line)"
    " WHERE c.match = gone.match AND c.line = gone.line AND node = $3"
)
LET_GO = (
    "INSERT INTO connections VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (match, node, line) DO UPDATE SET let_go = excluded.let_go"
)
PRESENT = (
    "SELECT key, max(coalesce(let_go, beat, 0)) FROM connections LEFT JOIN beats USING (node)"
    " WHERE match = $1 GROUP BY key"
    " UNION ALL SELECT '', since FROM debts WHERE match = $1"
)
KEEPER_BEAT = "SELECT beat FROM keepers JOIN beats USING (node) WHERE match = $1"
FREE = "DELETE FROM keepers WHERE match = $1 AND node = $2"
ALONE = "SELECT pg_advisory_xact_lock(hashtext('knobel inherit'))"
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
TAKE_ONE = """
UPDATE debts SET heir = $1 WHERE (
    heir IS NULL OR heir = $1 OR NOT EXISTS (SELECT FROM beats WHERE beats.node = heir)
)
"""
TAKE = f"{TAKE_ONE} RETURNING match, since"
TAKE_THESE = f"{TAKE_ONE} AND match = ANY($2) RETURNING match, since"
SETTLED = """
WITH paid AS (DELETE FROM debts WHERE match = $1 RETURNING match)
INSERT INTO keepers SELECT match, $2 FROM paid
ON CONFLICT (match) DO UPDATE SET node = excluded.node
WHERE wall() - $3 > coalesce((SELECT beat FROM beats WHERE beats.node = keepers.node), 0)
"""


class Roster:
    """The roster of a node of the version before: asks what that one asked, in the same order."""

    def __init__(self, link: Any, node: int) -> None:
        self._link = link
        self._node = node

    async def beat(self) -> bool:
        """Whether the roster knew this node."""
        if await self._link.fetchval(BEAT_KNOWN, self._node, True) is not None:
            return True
        assert await self._link.fetchval(BEAT, self._node, None) is not None
        return False

    async def arrive(
        self, match: str, key: str, line: int, *, is_new: bool = True
    ) -> Millis | None:
        async with self._link.transaction():
            given = ([match], [key], [line], self._node, SUSPECT_AFTER, [is_new])
            await self._link.execute(ARRIVE, *given)
            rows = await self._link.fetch(TAKE_THESE, self._node, [match])
        return dict(map(tuple, rows)).get(match)

    async def leave(self, match: str, line: int) -> None:
        await self._link.execute(LEAVE, [match], [line], self._node)

    async def let_go(self, match: str, key: str, line: int, at: Millis) -> None:
        await self._link.execute(LET_GO, match, self._node, line, key, at)

    async def present(self, match: str) -> Mapping[str, Millis]:
        return dict(map(tuple, await self._link.fetch(PRESENT, match)))

    async def keep(self, match: str) -> bool:
        return bool(await self._link.fetchval(KEEP, match, self._node, DEAD_AFTER))

    async def keeper_beat(self, match: str) -> Millis | None:
        beat: Millis | None = await self._link.fetchval(KEEPER_BEAT, match)
        return beat

    async def hand_over(self, match: str) -> bool:
        values = (match, self._node, SUSPECT_AFTER)
        return bool(await self._link.fetchval(HAND_OVER, *values))

    async def free(self, match: str) -> None:
        await self._link.execute(FREE, match, self._node)

    async def inherit(self) -> Mapping[str, Millis]:
        async with self._link.transaction():
            await self._link.execute(ALONE)
            assert await self._link.fetch(KNOWN, self._node)
            buried = await self._link.fetch(BURY, self._node, DEAD_AFTER)
            nodes, beats = [node for node, _ in buried], [beat for _, beat in buried]
            await self._link.execute(OWE, self._node, nodes, beats, DEAD_AFTER)
            return dict(map(tuple, await self._link.fetch(TAKE, self._node)))

    async def settled(self, match: str) -> None:
        await self._link.execute(SETTLED, match, self._node, DEAD_AFTER)
