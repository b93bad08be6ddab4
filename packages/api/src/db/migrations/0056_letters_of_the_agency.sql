-- Up Migration
-- The agency's list of letters (MAILS-16): each order and filter has its index, so that a page costs the same at any depth.
CREATE INDEX letter_by_creation ON letter (created_at, id);
CREATE INDEX letter_by_state_and_creation ON letter (state, created_at, id);
CREATE INDEX letter_by_kind_and_creation ON letter (kind, created_at, id);
CREATE INDEX letter_of_person ON letter (person_id, created_at);
DROP INDEX letter_by_person;
CREATE INDEX letter_refused_so_far ON letter (created_at, id) WHERE state = 'waiting' AND last_refusal IS NOT NULL;
CREATE INDEX letter_given_up ON letter (given_up_at, created_at, id) WHERE state = 'given-up';
-- Those that wait come first, the next to leave before all.
CREATE INDEX letter_by_next_attempt ON letter
  (coalesce(CASE WHEN state = 'waiting' THEN next_attempt_at END, 'infinity'::timestamptz), id);
