-- Up Migration
-- From where somebody acted, as what at the agency, by which import or act on several; and whether they changed something or
-- looked at it (AUDITS-08). What was written before is of acts, and says nothing of the rest.
ALTER TABLE audit_entry
  ADD COLUMN source text CONSTRAINT an_entry_has_a_known_source CHECK (source IN ('page', 'command', 'job', 'import')),
  ADD COLUMN kind text NOT NULL DEFAULT 'act' CONSTRAINT an_entry_is_an_act_or_a_reading CHECK (kind IN ('act', 'reading')),
  ADD COLUMN functions text[],
  ADD COLUMN parent text;
-- What happened to a person is read backwards, a page at a time (FOLKS-21).
CREATE INDEX audit_entry_about_person ON audit_entry (person_id, id);
DROP INDEX audit_entry_by_person;
