-- Up Migration
-- What an act changed, field by field (docs/decisions/0061-acts-are-declared.md). Beside the entry, which nothing can change: when a
-- person is erased, what was and is goes, and who did what stays.
CREATE TABLE audit_detail (
  entry_id bigint PRIMARY KEY REFERENCES audit_entry ON DELETE CASCADE,
  person_id integer,
  changes jsonb NOT NULL
);
CREATE INDEX audit_detail_by_person ON audit_detail (person_id);

CREATE FUNCTION refuse_to_change_details_of_the_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (current_setting('ribambelle.erases', true) = 'people'
    OR NOT EXISTS (SELECT FROM audit_entry WHERE id = OLD.entry_id)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'details of the audit are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER a_detail_of_the_audit_stays BEFORE UPDATE OR DELETE ON audit_detail
  FOR EACH ROW EXECUTE FUNCTION refuse_to_change_details_of_the_audit();
CREATE TRIGGER details_of_the_audit_are_never_emptied BEFORE TRUNCATE ON audit_detail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_details_of_the_audit();
REVOKE UPDATE, TRUNCATE ON audit_detail FROM CURRENT_USER;
