-- Up Migration
-- What somebody of the agency chose for their own work in the portal (AGUI-40).
CREATE TABLE staff_preference (
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  name text NOT NULL,
  value jsonb NOT NULL,
  PRIMARY KEY (person_id, name)
);
-- Whom families call may have an account of the agency (STAFF-43).
ALTER TABLE team_member
  ADD COLUMN person_id integer CONSTRAINT one_card_per_account UNIQUE REFERENCES person ON DELETE SET NULL;
