CREATE TABLE matches (
    id      TEXT    PRIMARY KEY,
    code    TEXT    NOT NULL UNIQUE,
    watch   TEXT    NOT NULL UNIQUE,
    opened  INTEGER NOT NULL,
    is_over INTEGER NOT NULL DEFAULT 0,
    header  BLOB    NOT NULL
) WITHOUT ROWID;

CREATE TABLE log (
    match   TEXT    NOT NULL,
    version INTEGER NOT NULL,
    line    BLOB    NOT NULL,
    PRIMARY KEY (match, version)
) WITHOUT ROWID;
