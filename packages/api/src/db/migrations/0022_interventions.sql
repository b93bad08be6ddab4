-- Up Migration
-- What the agency plans and counts at families' homes, as its file says it. Nothing here says why a babysitter is absent.
CREATE TABLE intervention (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid uuid NOT NULL DEFAULT gen_random_uuid(),
  reference text NOT NULL CONSTRAINT one_intervention_per_reference UNIQUE,
  parent_id integer NOT NULL REFERENCES person,
  babysitter_id integer REFERENCES person,
  contract_reference text,
  service smallint NOT NULL CONSTRAINT a_known_service CHECK (service BETWEEN 0 AND 4),
  start_date date NOT NULL,
  start_time time(0) NOT NULL,
  end_time time(0) NOT NULL,
  -- The same as instants, computed by the portal: clocks change.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  actual_start_time time(0),
  actual_end_time time(0),
  counted_minutes smallint CONSTRAINT counted_minutes_of_a_day_at_most CHECK (counted_minutes BETWEEN 0 AND 1500),
  -- As the file says: a planned one for which a substitute is named is shown as replaced (decision 0050).
  state smallint NOT NULL CONSTRAINT a_known_intervention_state CHECK (state BETWEEN 0 AND 5),
  replaces_reference text,
  group_reference text,
  note text CONSTRAINT an_intervention_note_is_short CHECK (char_length(note) <= 500),
  revision integer NOT NULL DEFAULT 0 CONSTRAINT a_revision_counts_up CHECK (revision >= 0),
  changed_at timestamptz NOT NULL,
  CONSTRAINT an_intervention_ends_after_it_starts CHECK (ends_at > starts_at),
  CONSTRAINT an_intervention_lasts_a_day_at_most CHECK (ends_at - starts_at <= interval '25 hours'),
  CONSTRAINT both_actual_times_or_none CHECK (num_nulls(actual_start_time, actual_end_time) <> 1)
);
CREATE INDEX intervention_of_parent ON intervention (parent_id, start_date);
CREATE INDEX intervention_of_babysitter ON intervention (babysitter_id, start_date);
CREATE INDEX intervention_replacing ON intervention (replaces_reference);
CREATE INDEX intervention_of_group ON intervention (group_reference);
