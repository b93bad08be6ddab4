-- Up Migration
-- The codes by which people who sign up name who recommended them; drawn once, one for each way of sharing.
CREATE TABLE sponsorship_code (
  code text PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  channel text NOT NULL CONSTRAINT a_code_has_one_channel CHECK (channel IN ('facebook', 'twitter', 'link')),
  CONSTRAINT one_code_per_channel UNIQUE (person_id, channel)
);

CREATE TABLE sponsorship_offer (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sponsor_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  -- Empty, as the address is null, once they were erased.
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  email text CONSTRAINT one_invitation_per_address UNIQUE,
  state smallint NOT NULL DEFAULT 0 CONSTRAINT a_known_sponsorship_state CHECK (state IN (0, 1)),
  created_at timestamptz NOT NULL,
  joined_at timestamptz,
  -- Who joined.
  friend_id integer CONSTRAINT one_sponsorship_per_friend UNIQUE REFERENCES person ON DELETE SET NULL,
  -- Of the key by which the invited person refuses further letters.
  refusal_hash bytea CONSTRAINT one_refusal_link_per_offer UNIQUE,
  CONSTRAINT who_joined_did_so_once CHECK ((state = 1) = (joined_at IS NOT NULL))
);
CREATE INDEX sponsorship_offer_by_sponsor ON sponsorship_offer (sponsor_id, id DESC);

-- A sponsorship never goes back (SPONSOR-19), nor is its day of joining changed.
CREATE FUNCTION sponsorship_stays_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sponsorship never goes back';
END $$;
CREATE TRIGGER sponsorship_stays_joined BEFORE UPDATE OF state ON sponsorship_offer
  FOR EACH ROW WHEN (OLD.state = 1 AND NEW.state <> 1) EXECUTE FUNCTION sponsorship_stays_joined();

-- Addresses that are never invited again: nothing but their hash is known.
CREATE TABLE sponsorship_refusal (
  address_hash bytea PRIMARY KEY,
  refused_at timestamptz NOT NULL
);
