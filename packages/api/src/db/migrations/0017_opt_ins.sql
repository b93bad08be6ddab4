-- Up Migration
-- What people chose to be sent; where nothing was chosen there is no row, and the rule says what holds.
CREATE TABLE opt_in (
  person_id integer NOT NULL REFERENCES person,
  name text NOT NULL CONSTRAINT a_known_opt_in CHECK (name IN ('agencyInformationEmail', 'agencyInformationSms',
    'agencyInformationPush', 'partnersInformationEmail', 'partnersInformationSms', 'newAdvertsEmail')),
  is_taken boolean NOT NULL,
  CONSTRAINT one_choice_of_each_opt_in PRIMARY KEY (person_id, name)
);

-- Each change of a choice, with the words that were shown: the proof of a consent, and of its end.
CREATE TABLE opt_in_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person,
  name text NOT NULL CONSTRAINT a_change_of_a_known_opt_in CHECK (name IN ('agencyInformationEmail',
    'agencyInformationSms', 'agencyInformationPush', 'partnersInformationEmail', 'partnersInformationSms',
    'newAdvertsEmail')),
  -- Null when nothing had been chosen.
  was_taken boolean,
  is_taken boolean NOT NULL,
  source text NOT NULL CONSTRAINT a_change_comes_from_somewhere CHECK (source IN ('settings', 'link', 'renewal', 'import')),
  words text NOT NULL,
  locale text NOT NULL CONSTRAINT words_have_a_language CHECK (locale IN ('fr', 'en')),
  changed_at timestamptz NOT NULL
);
CREATE INDEX opt_in_change_of_person ON opt_in_change (person_id, name, id);

-- A proof that could be corrected proves nothing.
CREATE FUNCTION refuse_to_correct_a_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the changes of opt-ins are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER a_change_of_an_opt_in_stays_as_it_is BEFORE UPDATE ON opt_in_change
  FOR EACH ROW EXECUTE FUNCTION refuse_to_correct_a_consent();

-- The key of the link that ends one kind of letters. It is kept itself, not its hash: each later letter carries it again, and
-- it gives no other power.
CREATE TABLE unsubscribe_link (
  key text PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person,
  name text NOT NULL CONSTRAINT a_link_for_a_known_opt_in CHECK (name IN ('agencyInformationEmail',
    'partnersInformationEmail', 'newAdvertsEmail')),
  CONSTRAINT one_link_for_each_opt_in UNIQUE (person_id, name)
);

-- The last address of a person that took no letters; it says nothing of an address that they have since.
CREATE TABLE blocked_address (
  person_id integer PRIMARY KEY REFERENCES person,
  email text NOT NULL,
  source text NOT NULL CONSTRAINT a_blocked_address_is_told CHECK (source IN ('command', 'refusal')),
  blocked_at timestamptz NOT NULL
);
