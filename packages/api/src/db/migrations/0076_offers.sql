-- Up Migration
-- The work that the agency offers to babysitters (OFFER-02), and what they say of it. Nobody's name, address or contact is in one.
CREATE TABLE offer (
  reference text PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  start_date date NOT NULL,
  end_date date CONSTRAINT an_offer_ends_after_it_starts CHECK (end_date >= start_date),
  -- The moments of a week: day, startTime and endTime of each.
  week jsonb NOT NULL,
  weekly_minutes integer NOT NULL CONSTRAINT an_offer_asks_for_1_to_48_hours CHECK (weekly_minutes BETWEEN 60 AND 2880),
  is_regular boolean NOT NULL,
  child_ages smallint[] NOT NULL,
  has_housework boolean NOT NULL,
  wage_from_cents integer NOT NULL,
  wage_to_cents integer,
  languages smallint[] NOT NULL,
  needs_licence boolean NOT NULL,
  published_date date NOT NULL,
  published_until date,
  state text NOT NULL CONSTRAINT an_offer_has_a_known_state CHECK (state IN ('open', 'filled', 'closed')),
  -- Until those whom it fits have been told of it.
  is_to_be_told boolean NOT NULL
);
CREATE INDEX offer_open ON offer (published_date) WHERE state = 'open';

CREATE TABLE offer_interest (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  offer_reference text NOT NULL REFERENCES offer ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  request_id bigint REFERENCES person_request ON DELETE SET NULL,
  word text NOT NULL,
  said_at timestamptz NOT NULL,
  seen_at timestamptz,
  withdrawn_at timestamptz,
  CONSTRAINT one_application_per_offer_and_person UNIQUE (offer_reference, person_id)
);
CREATE INDEX offer_interest_of_person ON offer_interest (person_id);
CREATE INDEX offer_interest_by_request ON offer_interest (request_id);

CREATE TABLE offer_hidden (
  offer_reference text NOT NULL REFERENCES offer ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  CONSTRAINT an_offer_is_hidden_once PRIMARY KEY (person_id, offer_reference)
);
CREATE INDEX offer_hidden_by_offer ON offer_hidden (offer_reference);

-- Who was told of which offer, so that nobody is told twice (OFFER-09).
CREATE TABLE offer_told (
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  offer_reference text NOT NULL REFERENCES offer ON DELETE CASCADE,
  is_for_letter boolean NOT NULL DEFAULT true,
  CONSTRAINT an_offer_is_told_once PRIMARY KEY (person_id, offer_reference)
);
CREATE INDEX offer_told_by_offer ON offer_told (offer_reference);
CREATE INDEX offer_told_for_letter ON offer_told (person_id) WHERE is_for_letter;
