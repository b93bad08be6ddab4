-- Up Migration
-- What an import did, for who looks after the agency's data (IMPORTS-21). Lines hold personal data: they go after 90 days, and with
-- whom they are about; the counts stay.
CREATE TABLE import_run (
  -- Opaque: 128 random bits.
  id text PRIMARY KEY,
  source text NOT NULL CONSTRAINT an_import_comes_by_page_or_command CHECK (source IN ('page', 'command')),
  by integer REFERENCES person ON DELETE SET NULL,
  state text NOT NULL CONSTRAINT an_import_state_is_known CHECK (state IN
    ('preparing', 'trying', 'tried', 'running', 'done', 'to-resume', 'interrupted', 'abandoned', 'undone')),
  options jsonb NOT NULL DEFAULT '{}',
  -- By file, what became of its lines.
  counts jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  tried_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  version integer NOT NULL DEFAULT 0
);
CREATE INDEX import_run_by_creation ON import_run (created_at, id);
CREATE INDEX import_run_by_person ON import_run (by);
-- Beside the lock of the import, which a killed process lets go of.
CREATE UNIQUE INDEX one_import_at_a_time ON import_run ((true)) WHERE state = 'running';

CREATE TABLE import_file (
  import_id text NOT NULL REFERENCES import_run ON DELETE CASCADE,
  name text NOT NULL,
  -- Its place in the order in which files are read.
  step integer NOT NULL,
  byte_count bigint NOT NULL,
  sha256 text NOT NULL,
  -- What was found of it: encoding, separator, lines, the columns that are kept, those that were left aside or are missing.
  shape jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (import_id, name)
);

CREATE TABLE import_line (
  import_id text NOT NULL REFERENCES import_run ON DELETE CASCADE,
  file text NOT NULL,
  line integer NOT NULL,
  outcome text NOT NULL CONSTRAINT an_import_outcome_is_known CHECK (outcome IN ('created', 'updated', 'refused')),
  -- The person whom it is about, where its key says so.
  subject_id integer REFERENCES person ON DELETE CASCADE,
  -- By what its file knows it.
  name text NOT NULL,
  -- Its cells under the columns that are kept.
  cells text[],
  changes jsonb,
  problem jsonb,
  state text NOT NULL DEFAULT 'open' CONSTRAINT an_import_line_state_is_known CHECK (state IN ('open', 'corrected', 'set-aside')),
  PRIMARY KEY (import_id, file, line)
);
CREATE INDEX import_line_by_outcome ON import_line (import_id, outcome, file, line);
CREATE INDEX import_line_by_subject ON import_line (subject_id);
