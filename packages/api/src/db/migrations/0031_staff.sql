-- Up Migration
-- What a person of the agency does there: from it follows what they may do (docs/decisions/0058-permissions-are-a-table.md).
-- Nobody has a function until they are given one (npm run staff), but for the demonstration's account.
CREATE TABLE staff (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  functions text[] NOT NULL,
  CONSTRAINT staff_have_functions_that_are_known CHECK (
    cardinality(functions) >= 1
    AND functions <@ ARRAY['administrator', 'coordinator', 'recruiter', 'reader']
  )
);
INSERT INTO staff (person_id, functions)
  SELECT id, '{administrator}' FROM person WHERE role = 'Agency' AND agency_reference = 'DEMO-A01';
