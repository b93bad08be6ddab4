-- Up Migration
-- What the agency keeps of a person: which version a change is made for, when they were last there, whether they are let in,
-- and what was noted of them (FOLKS-48).
ALTER TABLE person
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN last_seen_at timestamptz,
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN blocked_by integer REFERENCES person ON DELETE SET NULL,
  ADD COLUMN block_reason text,
  ADD CONSTRAINT a_block_has_a_reason CHECK ((blocked_at IS NULL) = (block_reason IS NULL));
UPDATE person p SET last_seen_at = s.seen_at
FROM (
  SELECT person_id, max(seen_at) AS seen_at FROM (
    SELECT person_id, seen_at FROM session WHERE NOT awaits_second_factor
    UNION ALL SELECT person_id, at FROM audit_entry WHERE action = 'identity.signed-in'
  ) visits GROUP BY person_id
) s
WHERE s.person_id = p.id AND p.deactivated_at IS NULL;
CREATE INDEX person_by_last_visit ON person (role, last_seen_at, id);
CREATE INDEX person_blocked ON person (role, id) WHERE blocked_at IS NOT NULL;
CREATE INDEX person_blocked_by ON person (blocked_by) WHERE blocked_by IS NOT NULL;

-- Whoever changes what the person's page shows makes another version of it: the page, an import, the person (FOLKS-32).
CREATE FUNCTION another_version_of_a_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER a_changed_person_is_another_version BEFORE UPDATE ON person
  FOR EACH ROW WHEN (
    (OLD.agency_reference, OLD.role, OLD.user_name, OLD.email, OLD.first_name, OLD.last_name, OLD.phone_number, OLD.address,
      OLD.address_complement, OLD.zip_code, OLD.city, OLD.birth_date, OLD.has_been_interviewed, OLD.employee_number, OLD.locale,
      OLD.displays_information_banner, OLD.displays_connection_popup, OLD.password_hash IS NULL, OLD.deactivated_at, OLD.blocked_at)
    IS DISTINCT FROM
    (NEW.agency_reference, NEW.role, NEW.user_name, NEW.email, NEW.first_name, NEW.last_name, NEW.phone_number, NEW.address,
      NEW.address_complement, NEW.zip_code, NEW.city, NEW.birth_date, NEW.has_been_interviewed, NEW.employee_number, NEW.locale,
      NEW.displays_information_banner, NEW.displays_connection_popup, NEW.password_hash IS NULL, NEW.deactivated_at, NEW.blocked_at)
  ) EXECUTE FUNCTION another_version_of_a_person();

CREATE FUNCTION another_version_of_whose_it_is() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person SET version = version + 1 WHERE id = coalesce(NEW.person_id, OLD.person_id);
  RETURN NULL;
END $$;
CREATE TRIGGER who_looks_after_a_person_makes_a_version AFTER INSERT OR UPDATE OR DELETE ON contact_assignment
  FOR EACH ROW EXECUTE FUNCTION another_version_of_whose_it_is();
CREATE TRIGGER the_situation_of_a_person_makes_a_version AFTER UPDATE OF current_situation ON profile
  FOR EACH ROW WHEN (OLD.current_situation <> NEW.current_situation) EXECUTE FUNCTION another_version_of_whose_it_is();

-- What people of the agency noted of a family or a babysitter; the author stays when they leave.
CREATE TABLE note (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  author_id integer REFERENCES person ON DELETE SET NULL,
  text text NOT NULL CONSTRAINT a_note_says_something CHECK (char_length(text) BETWEEN 1 AND 2000),
  is_pinned boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  changed_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX note_by_person ON note (person_id, id);
CREATE INDEX note_by_author ON note (author_id);
