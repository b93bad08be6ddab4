-- Up Migration
-- The photos of people: at most one that families see, and one that waits or was refused.
CREATE TABLE photo (
  -- Opaque and unguessable: 128 random bits.
  id text PRIMARY KEY CONSTRAINT a_photo_id_is_opaque CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  person_id integer NOT NULL REFERENCES person,
  -- 0 waits for the agency, 1 validated, 2 rejected.
  state smallint NOT NULL CONSTRAINT a_photo_state_is_known CHECK (state IN (0, 1, 2)),
  rejection_reason text CONSTRAINT a_rejection_reason_is_short CHECK (length(rejection_reason) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CONSTRAINT only_a_rejected_photo_has_a_reason CHECK ((state = 2) = (rejection_reason IS NOT NULL)),
  CONSTRAINT a_decided_photo_says_when CHECK ((state <> 0) = (decided_at IS NOT NULL))
);
CREATE INDEX photo_by_person ON photo (person_id);
CREATE UNIQUE INDEX one_validated_photo_per_person ON photo (person_id) WHERE state = 1;
CREATE UNIQUE INDEX one_other_photo_per_person ON photo (person_id) WHERE state <> 1;
CREATE INDEX photo_waiting ON photo (created_at) WHERE state = 0;

-- The file of each size, square, in pixels; its digest is also the ETag under which browsers keep it.
CREATE TABLE photo_file (
  photo_id text NOT NULL REFERENCES photo ON DELETE CASCADE,
  size smallint NOT NULL CONSTRAINT a_photo_size_is_one_of_pixels CHECK (size > 0),
  file_key text NOT NULL CONSTRAINT one_photo_per_file UNIQUE,
  sha256 bytea NOT NULL,
  CONSTRAINT one_file_per_photo_and_size PRIMARY KEY (photo_id, size)
);
