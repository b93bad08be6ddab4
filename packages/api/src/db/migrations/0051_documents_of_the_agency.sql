-- Up Migration
-- Who of the agency added a document, and what stood in the place of one that was replaced after the signature (AGCON-21).
ALTER TABLE document
  ADD COLUMN added_by integer REFERENCES person ON DELETE SET NULL,
  ADD COLUMN replaced_at timestamptz;
CREATE INDEX document_added_by ON document (added_by) WHERE added_by IS NOT NULL;

CREATE TABLE former_document (
  id text PRIMARY KEY,
  -- The one that took its place, which may be gone.
  document_id text NOT NULL,
  person_id integer NOT NULL REFERENCES person,
  kind text NOT NULL,
  subject_reference text NOT NULL,
  file_key text NOT NULL CONSTRAINT one_former_document_per_file UNIQUE,
  sha256 bytea NOT NULL,
  byte_count bigint NOT NULL,
  replaced_at timestamptz NOT NULL
);
CREATE INDEX former_document_of_person ON former_document (person_id);
