-- Up Migration
-- Since when somebody of the agency is invited, until when they were there, and which version a change is made for (STAFF-39).
-- Who has left may have had no function at all.
ALTER TABLE staff
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN ended_by integer REFERENCES person ON DELETE SET NULL,
  ADD COLUMN end_reason text,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  DROP CONSTRAINT staff_have_functions_that_are_known,
  ADD CONSTRAINT staff_have_functions_that_are_known CHECK (
    functions <@ ARRAY['administrator', 'coordinator', 'recruiter', 'reader']
  ),
  ADD CONSTRAINT who_is_there_has_a_function CHECK (cardinality(functions) >= 1 OR ended_at IS NOT NULL);
CREATE INDEX staff_by_end ON staff (ended_at);
CREATE INDEX staff_ended_by ON staff (ended_by) WHERE ended_by IS NOT NULL;
-- The agency’s people among all others.
CREATE INDEX person_of_agency ON person (id) WHERE role = 'Agency';
