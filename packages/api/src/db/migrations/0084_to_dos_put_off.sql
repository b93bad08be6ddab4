-- Up Migration
-- What somebody has put off: it is shown again from that day on, if it is still to be done.
CREATE TABLE to_do_put_off (
  person_id integer NOT NULL REFERENCES person,
  key text NOT NULL CONSTRAINT a_key_of_a_to_do_is_short CHECK (length(key) <= 200),
  until date NOT NULL,
  CONSTRAINT one_delay_per_person_and_to_do PRIMARY KEY (person_id, key)
);
