-- Up Migration
-- Keys that a device of the person holds; the private half never leaves it.
CREATE TABLE passkey (
  -- The credential's id, in base64url.
  id text PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  -- The same for all passkeys of a person, and random: devices show it to nobody.
  user_handle bytea NOT NULL,
  -- In COSE form.
  public_key bytea NOT NULL,
  -- How often the device has signed, as far as it counts.
  counter bigint NOT NULL CONSTRAINT a_passkey_counts_up CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CONSTRAINT a_passkey_has_a_short_name CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_by_person ON passkey (person_id);

-- What a device has to sign, once, within five minutes; without a person when somebody signs in.
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  person_id integer REFERENCES person ON DELETE CASCADE,
  user_handle bytea,
  created_at timestamptz NOT NULL,
  CONSTRAINT a_handle_is_a_persons CHECK (person_id IS NOT NULL OR user_handle IS NULL)
);
CREATE INDEX passkey_challenge_by_person ON passkey_challenge (person_id);
