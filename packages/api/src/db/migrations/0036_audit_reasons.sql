-- Up Migration
-- Why somebody did what they did, in their words: beside the entry like what it changed, where it can be forgotten.
ALTER TABLE audit_detail
  ADD COLUMN reason text,
  ALTER COLUMN changes DROP NOT NULL;
