-- Up Migration
-- What anybody can repeat at will, a refusal or a reading, is counted: one entry a person, call, thing and quarter of an hour
-- (docs/decisions/0056-refusals-and-readings-are-counted.md).
ALTER TABLE audit_entry
  ADD COLUMN times integer NOT NULL DEFAULT 1 CONSTRAINT an_entry_of_the_audit_happened CHECK (times >= 1),
  ADD COLUMN quarter timestamptz;
CREATE UNIQUE INDEX one_counted_entry_a_quarter ON audit_entry (quarter, person_id, actor_id, action, subject)
  NULLS NOT DISTINCT WHERE quarter IS NOT NULL;

-- The one change that there is: once more, in the quarter of an hour that it is.
CREATE OR REPLACE FUNCTION refuse_to_change_the_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  once_more audit_entry;
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '6 months' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    once_more := OLD;
    once_more.times := OLD.times + 1;
    IF NEW IS NOT DISTINCT FROM once_more AND OLD.quarter = date_bin('15 minutes', now(), 'epoch') THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'entries of the audit are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
GRANT UPDATE (times) ON audit_entry TO CURRENT_USER;
