-- Up Migration
-- What a call answered that is done once, however often it is sent (docs/decisions/0064-one-form.md). A row without an answer
-- is seen by nobody: it is written in the transaction of what is done.
CREATE TABLE idempotency_key (
  person_id integer NOT NULL REFERENCES person,
  key uuid NOT NULL,
  endpoint text NOT NULL,
  body_sha256 bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, key)
);
CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at);
