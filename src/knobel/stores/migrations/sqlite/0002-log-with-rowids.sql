-- Clustered by match, every line of a commit dirtied a page of its own.
ALTER TABLE log RENAME TO log_1;
CREATE TABLE log (
    match   TEXT    NOT NULL,
    version INTEGER NOT NULL,
    line    BLOB    NOT NULL,
    UNIQUE (match, version)
);
INSERT INTO log SELECT match, version, line FROM log_1 ORDER BY match, version;
DROP TABLE log_1;
