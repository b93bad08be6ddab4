-- Up Migration
-- What is noted stays noted, whoever asks: not even the table's owner changes an entry or takes one back before the shortest
-- time that AUDIT_MONTHS can say (docs/decisions/0035-what-the-audit-keeps.md).
CREATE FUNCTION refuse_to_change_the_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '6 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of the audit are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER an_entry_of_the_audit_stays BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_to_change_the_audit();
CREATE TRIGGER the_audit_is_never_emptied BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_the_audit();
REVOKE UPDATE, TRUNCATE ON audit_entry FROM CURRENT_USER;
CREATE INDEX audit_entry_by_age ON audit_entry USING brin (at);
