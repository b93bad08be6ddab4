-- Up Migration
-- The desk counts surveys that were begun and left by an index of their own (docs/decisions/0062-the-desk-is-one-statement.md).
CREATE INDEX survey_idle ON survey (saved_at) WHERE finished_at IS NULL;
