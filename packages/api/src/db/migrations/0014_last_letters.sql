-- Up Migration
-- The address of somebody whose account is gone, for the one letter that says so; emptied when that letter ends.
ALTER TABLE letter ADD COLUMN last_address text
  CONSTRAINT only_a_waiting_letter_has_an_address CHECK (last_address IS NULL OR state = 'waiting');
