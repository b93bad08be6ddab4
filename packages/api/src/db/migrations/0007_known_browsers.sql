-- Up Migration
-- The browsers from which people signed in, by the hash of the mark that each carries in a cookie of its own.
CREATE TABLE known_browser (
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  mark_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT one_mark_per_person_and_browser PRIMARY KEY (person_id, mark_hash)
);
CREATE INDEX known_browser_by_mark_hash ON known_browser (mark_hash);
CREATE INDEX known_browser_by_expires_at ON known_browser (expires_at);
