-- Which browsers are to be told of whose turns.  The turn is the last one that was claimed.
CREATE TABLE wishes (
    number  INTEGER PRIMARY KEY,
    match   TEXT    NOT NULL,
    key     TEXT    NOT NULL,
    browser TEXT    NOT NULL,
    turn    INTEGER NOT NULL,
    wish    BLOB    NOT NULL,
    UNIQUE (match, key, browser)
);

-- Of which kind a finished match was, and for how many milliseconds it was played.
ALTER TABLE matches ADD COLUMN alike TEXT;
ALTER TABLE matches ADD COLUMN lasted INTEGER;
CREATE INDEX lengths ON matches (alike, opened, lasted) WHERE alike IS NOT NULL;

CREATE INDEX unfinished_matches ON matches (opened) WHERE is_over = 0;
