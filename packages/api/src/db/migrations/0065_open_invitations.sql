-- Up Migration
-- An invitation is open until another follows it or a password is chosen: those without an answer are found among these alone, at
-- any number of former ones, the oldest first (TABLE D, invitations).
ALTER TABLE invitation ADD COLUMN is_open boolean NOT NULL DEFAULT true;
UPDATE invitation i SET is_open = false
WHERE EXISTS (SELECT FROM invitation o WHERE o.person_id = i.person_id AND o.round > i.round)
  OR EXISTS (SELECT FROM person p WHERE p.id = i.person_id AND p.password_hash IS NOT NULL);
CREATE INDEX invitation_open ON invitation (created_at) WHERE is_open;

CREATE FUNCTION close_former_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invitation i SET is_open = false FROM added a
  WHERE i.person_id = a.person_id AND i.round < a.round AND i.is_open;
  RETURN NULL;
END $$;
CREATE TRIGGER invitation_follows_another AFTER INSERT ON invitation
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION close_former_invitations();

CREATE FUNCTION close_answered_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invitation SET is_open = false WHERE person_id = NEW.id AND is_open;
  RETURN NULL;
END $$;
CREATE TRIGGER invitation_is_answered AFTER UPDATE OF password_hash ON person
  FOR EACH ROW WHEN (OLD.password_hash IS NULL AND NEW.password_hash IS NOT NULL)
  EXECUTE FUNCTION close_answered_invitations();
