-- Versions of the program before this file made these when they were missing, whatever the schema:
-- an older database may have them or not.
CREATE TABLE IF NOT EXISTS attempts (
    number INTEGER PRIMARY KEY,
    party  TEXT    NOT NULL,
    match  TEXT    NOT NULL,
    what   TEXT    NOT NULL,
    is_won INTEGER NOT NULL,
    lasted INTEGER NOT NULL,
    UNIQUE (party, match)
);
CREATE TABLE IF NOT EXISTS beats (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    wall INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS outages (
    number INTEGER PRIMARY KEY,
    since  INTEGER,
    until  INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS old_matches ON matches (opened) WHERE is_over = 1;
DROP INDEX IF EXISTS live_matches;

ALTER TABLE matches ADD COLUMN is_live INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_in_need ON matches (id) WHERE is_live = 1;
CREATE TABLE debts (
    match TEXT    PRIMARY KEY,
    since INTEGER NOT NULL
) WITHOUT ROWID;

-- It was not noted which matches are live, but all outages: time was given back when a match was
-- loaded.  Any match that is not over may be live, and may be owed time since an outage.
INSERT INTO debts
SELECT match, COALESCE(
    (SELECT COALESCE(since, 0) FROM outages WHERE until > wall ORDER BY number LIMIT 1),
    (SELECT wall FROM beats),
    0
) FROM (
    SELECT match, max(version),
        CASE WHEN json_valid(CAST(line AS TEXT))
        THEN json_extract(CAST(line AS TEXT), '$.wall') ELSE 0 END AS wall
    FROM log JOIN matches ON id = match WHERE is_over = 0 GROUP BY match
);
DROP TABLE outages;
