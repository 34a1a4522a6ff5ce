-- Tournaments have a log like that of matches.
ALTER TABLE matches ADD COLUMN kind TEXT NOT NULL DEFAULT 'match';
CREATE INDEX tournaments ON matches (id) WHERE kind = 'tournament';
