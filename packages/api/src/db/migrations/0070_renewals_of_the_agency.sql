-- Up Migration
-- How often, and how far apart, those whom a campaign asks are reminded (AGREN-21).
ALTER TABLE renewal_campaign
  ADD reminder_gap_days smallint NOT NULL DEFAULT 3
    CONSTRAINT reminders_of_a_campaign_lie_apart CHECK (reminder_gap_days >= 1),
  ADD most_reminders smallint NOT NULL DEFAULT 4 CONSTRAINT a_campaign_reminds_some_times CHECK (most_reminders >= 0),
  ADD version integer NOT NULL DEFAULT 1;

-- What becomes of somebody's answer at the agency, and how they were reminded of it. The other is 0 for the answer itself.
CREATE TABLE renewal_follow_up (
  year smallint NOT NULL,
  person_id integer NOT NULL REFERENCES person,
  other_id integer NOT NULL DEFAULT 0,
  -- Null before there is an answer.
  state text CONSTRAINT a_renewal_is_followed_somehow CHECK (state IN ('to-do', 'under-way', 'done', 'dropped')),
  owner_id integer REFERENCES person ON DELETE SET NULL,
  note text,
  reminders smallint NOT NULL DEFAULT 0,
  last_reminded_at timestamptz,
  contact_date date,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT one_follow_up_per_person_and_year PRIMARY KEY (year, person_id, other_id)
);
CREATE INDEX renewal_to_follow ON renewal_follow_up (year, state);
CREATE INDEX renewal_follow_up_of_person ON renewal_follow_up (person_id);
CREATE INDEX renewal_follow_up_of_owner ON renewal_follow_up (owner_id, state) WHERE owner_id IS NOT NULL;
CREATE INDEX renewal_by_contact_date ON renewal_follow_up (year, contact_date, person_id) WHERE contact_date IS NOT NULL;

-- Answers of this year wait for whoever looks after the person, where they have an account; those of the years before are dealt with.
INSERT INTO renewal_follow_up (year, person_id, state, owner_id, contact_date)
SELECT a.year, a.person_id, CASE WHEN a.year >= extract(year FROM now()) THEN 'to-do' ELSE 'done' END, t.person_id,
  (a.answer ->> 'contactDate')::date
FROM renewal_answer a LEFT JOIN contact_assignment c ON c.person_id = a.person_id
  LEFT JOIN team_member t
    ON t.agency_reference = CASE a.role WHEN 'Parent' THEN c.sales_representative ELSE c.hr_contact END;
