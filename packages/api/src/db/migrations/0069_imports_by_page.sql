-- Up Migration
-- Imports whose files arrive on a page, and what a job is told and tells of them (IMPORTS-03, IMPORTS-05, IMPORTS-08).
ALTER TABLE import_run
  -- How far it has come: the file, its lines and bytes; null while it waits for its turn.
  ADD COLUMN progress jsonb,
  ADD COLUMN runs_after boolean NOT NULL DEFAULT false,
  ADD COLUMN is_stopping boolean NOT NULL DEFAULT false,
  -- What a try found of all that weighs, as one hash; the import looks whether it finds the same.
  ADD COLUMN found_sha256 text,
  ADD COLUMN warnings jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN problem text CONSTRAINT an_import_problem_is_known CHECK (problem IN ('changed-since', 'files-away', 'failed'));

-- Null for a file that others name: a PDF.
ALTER TABLE import_file
  ALTER COLUMN step DROP NOT NULL,
  -- As of every file that is kept (decision 21).
  ALTER COLUMN sha256 TYPE bytea USING decode(sha256, 'hex'),
  ADD COLUMN file_key text CONSTRAINT one_import_file_per_key UNIQUE;

ALTER TABLE import_line ADD COLUMN is_weighty boolean NOT NULL DEFAULT false;
CREATE INDEX import_line_that_weighs ON import_line (import_id, file, line) WHERE is_weighty;
-- Imports that wait for somebody stand on the desk.
CREATE INDEX import_run_that_waits ON import_run (created_at) WHERE state IN ('tried', 'to-resume');
