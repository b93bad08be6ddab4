-- Up Migration
-- When the version that a person has was made, and by which import where one made it: with the act of the same transaction this
-- says who changed them last (AGUI-21, FOLKS-32). Of the versions of before nobody noted it.
ALTER TABLE person
  ADD COLUMN version_at timestamptz,
  ADD COLUMN version_by_import text;

CREATE FUNCTION a_later_version_of_a_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.version_at := now();
  NEW.version_by_import := nullif(current_setting('ribambelle.import', true), '');
  RETURN NEW;
END $$;
DROP TRIGGER a_changed_person_is_another_version ON person;
CREATE TRIGGER a_changed_person_is_another_version BEFORE UPDATE ON person
  FOR EACH ROW WHEN (
    (OLD.agency_reference, OLD.role, OLD.user_name, OLD.email, OLD.first_name, OLD.last_name, OLD.phone_number, OLD.address,
      OLD.address_complement, OLD.zip_code, OLD.city, OLD.birth_date, OLD.has_been_interviewed, OLD.employee_number, OLD.locale,
      OLD.displays_information_banner, OLD.displays_connection_popup, OLD.password_hash IS NULL, OLD.deactivated_at, OLD.blocked_at)
    IS DISTINCT FROM
    (NEW.agency_reference, NEW.role, NEW.user_name, NEW.email, NEW.first_name, NEW.last_name, NEW.phone_number, NEW.address,
      NEW.address_complement, NEW.zip_code, NEW.city, NEW.birth_date, NEW.has_been_interviewed, NEW.employee_number, NEW.locale,
      NEW.displays_information_banner, NEW.displays_connection_popup, NEW.password_hash IS NULL, NEW.deactivated_at, NEW.blocked_at)
  ) EXECUTE FUNCTION a_later_version_of_a_person();

-- Called for another contact or situation of theirs.
CREATE OR REPLACE FUNCTION another_version_of_whose_it_is() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person SET version = version + 1, version_at = now(),
    version_by_import = nullif(current_setting('ribambelle.import', true), '')
  WHERE id = coalesce(NEW.person_id, OLD.person_id);
  RETURN NULL;
END $$;
