-- Up Migration
-- What becomes of a survey at the agency: who takes care of it, how far they are, and a note (AGSUR-15).
CREATE TABLE survey_follow_up (
  survey_id integer PRIMARY KEY REFERENCES survey ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'to-do'
    CONSTRAINT a_survey_is_followed_somehow CHECK (state IN ('to-do', 'under-way', 'quoted', 'dropped')),
  owner_id integer REFERENCES person ON DELETE SET NULL,
  note text,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX survey_to_follow ON survey_follow_up (state, survey_id);
CREATE INDEX survey_follow_up_of_owner ON survey_follow_up (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX survey_by_save ON survey (saved_at, id);
CREATE INDEX survey_by_end ON survey (coalesce(finished_at, '-infinity'::timestamptz), id);

-- What was finished waits for somebody: whoever looks after the family first, where they have an account.
INSERT INTO survey_follow_up (survey_id, owner_id)
SELECT s.id, t.person_id FROM survey s LEFT JOIN contact_assignment a ON a.person_id = s.person_id
  LEFT JOIN team_member t ON t.agency_reference = a.sales_representative
WHERE s.finished_at IS NOT NULL;
