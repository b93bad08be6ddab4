-- Up Migration
-- Who works under which guard contract.
CREATE TABLE placement (
  parent_contract_id integer NOT NULL REFERENCES parent_contract ON DELETE CASCADE,
  babysitter_id integer NOT NULL REFERENCES person,
  CONSTRAINT one_placement_per_contract_and_babysitter PRIMARY KEY (parent_contract_id, babysitter_id)
);
CREATE INDEX placement_of_babysitter ON placement (babysitter_id);

CREATE TABLE renewal_campaign (
  year smallint NOT NULL,
  role text NOT NULL CONSTRAINT a_campaign_asks_a_known_role CHECK (role IN ('Parent', 'BabySitter')),
  audience text NOT NULL CONSTRAINT a_campaign_has_a_known_audience CHECK (audience IN ('everyone', 'with-contract')),
  -- Paris days, both included.
  opens_on date NOT NULL,
  closes_on date NOT NULL,
  introduction_fr text,
  introduction_en text,
  CONSTRAINT one_campaign_per_year_and_role PRIMARY KEY (year, role),
  CONSTRAINT a_campaign_closes_after_it_opens CHECK (opens_on <= closes_on),
  CONSTRAINT a_campaign_lies_in_its_year CHECK (
    extract(year FROM opens_on) = year AND extract(year FROM closes_on) = year),
  CONSTRAINT an_english_introduction_has_a_french_one CHECK (introduction_en IS NULL OR introduction_fr IS NOT NULL)
);

CREATE TABLE renewal_answer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person,
  role text NOT NULL CONSTRAINT a_renewal_is_of_a_known_role CHECK (role IN ('Parent', 'BabySitter')),
  year smallint NOT NULL,
  answer jsonb NOT NULL,
  -- Of the questions that were asked.
  version smallint NOT NULL,
  locale text NOT NULL CONSTRAINT a_renewal_has_a_language CHECK (locale IN ('fr', 'en')),
  answered_at timestamptz NOT NULL,
  CONSTRAINT one_renewal_per_person_and_year UNIQUE (person_id, year)
);
CREATE INDEX renewal_answer_of_year ON renewal_answer (year, role, answered_at);

CREATE FUNCTION refuse_to_correct_a_renewal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'answers to a renewal are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER an_answer_stays_as_it_was_sent BEFORE UPDATE ON renewal_answer
  FOR EACH ROW EXECUTE FUNCTION refuse_to_correct_a_renewal();

-- Answers that the next daily letter to the agency tells of.
CREATE TABLE renewal_to_tell (
  answer_id bigint PRIMARY KEY REFERENCES renewal_answer ON DELETE CASCADE
);

CREATE TABLE renewal_draft (
  person_id integer NOT NULL REFERENCES person,
  year smallint NOT NULL,
  draft jsonb NOT NULL,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL,
  CONSTRAINT one_draft_per_person_and_year PRIMARY KEY (person_id, year)
);

-- What people ask the agency to do.
CREATE TABLE person_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person,
  kind text NOT NULL CONSTRAINT a_request_is_of_a_known_kind CHECK (kind IN ('unsubscription')),
  way text NOT NULL CONSTRAINT a_request_comes_by_a_known_way CHECK (way IN ('renewal')),
  asked_at timestamptz NOT NULL,
  due_on date NOT NULL,
  state text NOT NULL DEFAULT 'open' CONSTRAINT a_request_has_a_known_state CHECK (state IN ('open', 'closed'))
);
CREATE UNIQUE INDEX one_open_request_of_a_kind_per_person ON person_request (person_id, kind) WHERE state = 'open';
CREATE INDEX person_request_due ON person_request (due_on) WHERE state = 'open';
