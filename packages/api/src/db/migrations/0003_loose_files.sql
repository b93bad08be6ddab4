-- Up Migration
-- The keys of files that the store may hold and that no document names: they are noted before a file is put, and when a
-- document lets go of one. Whoever stops halfway, killed or refused, leaves them here, to be removed from the store.
CREATE TABLE loose_file (
  file_key text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
