"""What nodes of the version before ask PostgreSQL, word for word: that of schema 2.

During a deploy they use the next schema.  A new step of the schema needs the statements of the
version before it.
"""

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
PAGE = (
    "SELECT id, code, watch, opened, is_over, kind FROM matches"
    " WHERE id > $1 AND kind = coalesce($2, kind) ORDER BY id LIMIT $3"
)
READ = "SELECT line FROM log WHERE match = $1 AND version > $2 ORDER BY version"
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
BEAT = (
    "INSERT INTO beats VALUES ($1, least($2, wall()))"
    " ON CONFLICT (node) DO UPDATE SET beat = excluded.beat RETURNING wall()"
)
LET_GO = (
    "INSERT INTO connections VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (match, node, line) DO UPDATE SET let_go = excluded.let_go"
)
KEPT = "INSERT INTO keepers SELECT $1, $2"
