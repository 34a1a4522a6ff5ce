-- Names are compared byte by byte, whatever the language of the database: pages are in that order.
CREATE TABLE matches (
    id      text COLLATE "C" PRIMARY KEY,
    code    text COLLATE "C" NOT NULL UNIQUE,
    watch   text COLLATE "C" NOT NULL UNIQUE,
    opened  bigint  NOT NULL,
    is_over boolean NOT NULL DEFAULT false,
    is_live boolean NOT NULL DEFAULT false,
    header  bytea   NOT NULL
);
CREATE INDEX live_matches ON matches (id) WHERE is_live;
CREATE INDEX old_matches ON matches (opened) WHERE is_over;

CREATE TABLE log (
    match   text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    line    bytea   NOT NULL,
    PRIMARY KEY (match, version)
);
-- Lines are short and hardly ever compressible: do not try.
ALTER TABLE log ALTER COLUMN line SET STORAGE EXTERNAL;

CREATE TABLE attempts (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    party  text COLLATE "C" NOT NULL,
    match  text COLLATE "C" NOT NULL,
    what   text    NOT NULL,
    is_won boolean NOT NULL,
    lasted bigint  NOT NULL,
    UNIQUE (party, match)
);

-- What must be the same on all nodes, such as the fingerprint of the key of spectators' links.
CREATE TABLE agreed (
    name  text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
);

-- The roster.  Every node can tell it again, so it may be lost in a crash: that saves the log of it.
CREATE UNLOGGED TABLE beats (
    node bigint PRIMARY KEY,
    beat bigint NOT NULL
);
CREATE UNLOGGED TABLE connections (
    match  text COLLATE "C" NOT NULL,
    node   bigint NOT NULL,
    line   bigint NOT NULL,
    key    text COLLATE "C" NOT NULL,
    let_go bigint,
    PRIMARY KEY (match, node, line)
);
CREATE UNLOGGED TABLE keepers (
    match text COLLATE "C" PRIMARY KEY,
    node  bigint NOT NULL
);
CREATE UNLOGGED TABLE debts (
    match text COLLATE "C" PRIMARY KEY,
    since bigint NOT NULL,
    heir  bigint
);

-- The clock that all nodes share, in milliseconds.
CREATE FUNCTION wall() RETURNS bigint LANGUAGE sql VOLATILE
AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;
