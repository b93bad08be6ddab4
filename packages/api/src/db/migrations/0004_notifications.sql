-- Up Migration
-- What people are told under the bell. A row holds the kind and a few facts, never a sentence: the words are said when it
-- is read, in the reader's language (docs/decisions/0015-notifications.md).
CREATE TABLE notification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  link text CONSTRAINT a_notification_leads_into_the_portal CHECK (link ~ '^/[^/\\]'),
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
CREATE INDEX notification_by_person ON notification (person_id, id);
CREATE INDEX notification_unread_by_person ON notification (person_id) WHERE read_at IS NULL;
CREATE INDEX notification_by_age ON notification (created_at);

-- Every process tells the browsers that are connected to it. One person is named; several are not, so that an import, many
-- statements in one transaction, is announced once: PostgreSQL sends equal announcements of a transaction as one.
CREATE FUNCTION announce_changed_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text;
BEGIN
  SELECT CASE WHEN min(person_id) = max(person_id) THEN min(person_id)::text ELSE '' END INTO named FROM changed;
  IF named IS NOT NULL THEN
    PERFORM pg_notify('notification_changed', named);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER a_new_notification_is_announced AFTER INSERT ON notification
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_notifications();
CREATE TRIGGER a_read_notification_is_announced AFTER UPDATE ON notification
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_notifications();
