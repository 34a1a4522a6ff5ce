-- Tournaments have a log like that of matches.  Nodes of the version before write matches only.
ALTER TABLE matches ADD COLUMN kind text COLLATE "C" NOT NULL DEFAULT 'match';
CREATE INDEX tournaments ON matches (id) WHERE kind = 'tournament';
