-- Up Migration
-- The link by which a calendar reads somebody’s interventions (private-space.md, VISITS-34). The link itself stands nowhere: it is
-- made again from the portal’s secret, the person and the generation.
CREATE TABLE calendar_link (
  person_id integer PRIMARY KEY REFERENCES person,
  generation integer NOT NULL CONSTRAINT generations_of_links_count_from_one CHECK (generation >= 1),
  -- A babysitter may have postal code and city in it.
  with_place boolean NOT NULL DEFAULT false,
  made_at timestamptz NOT NULL,
  last_fetched_date date
);

-- Whose an intervention was before the agency gave it to somebody else, and when it then was: their calendars show it cancelled.
CREATE TABLE intervention_former (
  intervention_id integer NOT NULL REFERENCES intervention,
  person_id integer NOT NULL REFERENCES person,
  since timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The revision with which it went.
  revision integer NOT NULL,
  CONSTRAINT one_former_holder_at_a_time PRIMARY KEY (intervention_id, person_id)
);
CREATE INDEX intervention_former_of_person ON intervention_former (person_id, starts_at);
