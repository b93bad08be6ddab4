-- Up Migration
-- What people ask of the agency by any way, who takes care of it, and what became of it (FOLKS-49).
ALTER TABLE person_request
  DROP CONSTRAINT a_request_is_of_a_known_kind,
  DROP CONSTRAINT a_request_comes_by_a_known_way,
  DROP CONSTRAINT a_request_has_a_known_state,
  ADD owner_id integer REFERENCES person ON DELETE SET NULL,
  ADD outcome_reason text,
  ADD closed_at timestamptz,
  ADD closed_by integer REFERENCES person ON DELETE SET NULL,
  ADD note text,
  ADD version integer NOT NULL DEFAULT 1;
UPDATE person_request SET state = 'done', closed_at = asked_at WHERE state = 'closed';
ALTER TABLE person_request
  ADD CONSTRAINT a_request_is_of_a_known_kind
    CHECK (kind IN ('unsubscription', 'erasure', 'access', 'rectification')),
  ADD CONSTRAINT a_request_comes_by_a_known_way CHECK (way IN ('renewal', 'phone', 'letter', 'email', 'desk')),
  ADD CONSTRAINT a_request_has_a_known_state CHECK (state IN ('open', 'done', 'refused')),
  ADD CONSTRAINT a_closed_request_says_when CHECK ((state = 'open') = (closed_at IS NULL));
DROP INDEX person_request_due;
CREATE INDEX person_request_in_order ON person_request (state, due_on, id);
CREATE INDEX person_request_by_age ON person_request (state, asked_at, id);
CREATE INDEX person_request_of_person ON person_request (person_id);
CREATE INDEX person_request_of_owner ON person_request (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX person_request_by_closer ON person_request (closed_by) WHERE closed_by IS NOT NULL;

-- Who deletes their account has done what they could have asked for: what is open is closed with it.
CREATE FUNCTION close_requests_of_the_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person_request SET state = 'done', closed_at = NEW.deactivated_at, version = version + 1
  WHERE person_id = NEW.id AND state = 'open';
  RETURN NULL;
END $$;
CREATE TRIGGER requests_of_the_deleted_close AFTER UPDATE OF deactivated_at ON person
  FOR EACH ROW WHEN (OLD.deactivated_at IS NULL AND NEW.deactivated_at IS NOT NULL AND NEW.role <> 'Agency')
  EXECUTE FUNCTION close_requests_of_the_deleted();
