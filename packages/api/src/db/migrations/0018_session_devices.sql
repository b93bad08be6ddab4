-- Up Migration
-- From what a session was begun, in the words that the person knows it by, so that they can end it from elsewhere.
ALTER TABLE session
  ADD id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT one_session_per_id UNIQUE,
  ADD browser text,
  ADD system text;
