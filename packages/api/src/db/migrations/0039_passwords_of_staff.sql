-- Up Migration
-- True for a member of the agency who signed in with a password that is shorter than theirs may be: they choose another one
-- before anything else of the agency opens (STAFF-20).
ALTER TABLE person ADD COLUMN has_short_password boolean NOT NULL DEFAULT false;
