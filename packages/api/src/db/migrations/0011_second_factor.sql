-- Up Migration
-- What each session has given: nothing more than the password while the second factor is awaited.
ALTER TABLE session
  ADD awaits_second_factor boolean NOT NULL DEFAULT false,
  ADD second_factor_at timestamptz,
  -- When the person last proved in this session to be themselves.
  ADD proved_at timestamptz,
  ADD CONSTRAINT a_session_awaits_a_factor_or_has_it CHECK (NOT (awaits_second_factor AND second_factor_at IS NOT NULL));

CREATE TABLE second_factor (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  -- The key of the application, sealed with AES-256-GCM under the portal's own key, which key_name tells apart.
  sealed_key bytea NOT NULL,
  key_name text NOT NULL,
  confirmed_at timestamptz NOT NULL,
  -- The last 30-second step of which a code was taken: none is taken twice.
  last_step bigint NOT NULL
);

-- A key that was drawn and whose first code is awaited.
CREATE TABLE second_factor_draft (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  sealed_key bytea NOT NULL,
  key_name text NOT NULL,
  begun_at timestamptz NOT NULL
);

CREATE TABLE recovery_code (
  person_id integer NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  number smallint NOT NULL CONSTRAINT a_recovery_code_is_one_of_ten CHECK (number BETWEEN 1 AND 10),
  -- argon2id in PHC form.
  hash text NOT NULL,
  used_at timestamptz,
  CONSTRAINT one_recovery_code_per_number PRIMARY KEY (person_id, number)
);
