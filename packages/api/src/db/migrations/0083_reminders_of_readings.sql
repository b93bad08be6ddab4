-- Up Migration
-- Each morning those are found who are to be reminded of a document: by its deadline, among those that are not done.
CREATE INDEX reading_recipient_by_deadline ON reading_recipient (deadline, person_id) WHERE confirmed_at IS NULL;
