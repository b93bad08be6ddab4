-- Up Migration
-- What the agency gives people to read.
CREATE TABLE reading (
  id text PRIMARY KEY CONSTRAINT a_reading_id_is_opaque CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  reference text NOT NULL CONSTRAINT one_reading_per_reference UNIQUE,
  -- Counts the files that it has had.
  version integer NOT NULL CONSTRAINT a_reading_version_counts_from_one CHECK (version >= 1),
  title_fr text NOT NULL,
  title_en text,
  category smallint NOT NULL CONSTRAINT a_reading_category_is_known CHECK (category BETWEEN 0 AND 5),
  -- 0 nothing, 1 to be read, 2 to be read and confirmed.
  demand smallint NOT NULL CONSTRAINT a_reading_demand_is_known CHECK (demand BETWEEN 0 AND 2),
  published_date date NOT NULL,
  deadline date,
  -- For who arrives later, from their arrival.
  days_to_read smallint CONSTRAINT days_to_read_are_possible CHECK (days_to_read BETWEEN 1 AND 365),
  -- 0 all babysitters, 1 those with a contract that counts, 2 a list.
  audience smallint NOT NULL CONSTRAINT a_reading_audience_is_known CHECK (audience BETWEEN 0 AND 2),
  is_withdrawn boolean NOT NULL,
  file_key text NOT NULL CONSTRAINT one_reading_per_file UNIQUE,
  byte_count integer NOT NULL,
  sha256 bytea NOT NULL,
  page_count integer NOT NULL CONSTRAINT a_reading_has_a_page CHECK (page_count >= 1)
);

-- Who is to read it, and how far they are with its present version.
CREATE TABLE reading_recipient (
  reading_id text NOT NULL REFERENCES reading ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES person,
  added_on date NOT NULL,
  deadline date,
  opened_at timestamptz,
  read_at timestamptz,
  confirmed_at timestamptz,
  last_reminded_at timestamptz,
  reminders smallint NOT NULL DEFAULT 0,
  CONSTRAINT one_recipient_per_reading_and_person PRIMARY KEY (reading_id, person_id),
  CONSTRAINT a_read_reading_was_opened CHECK (read_at IS NULL OR opened_at IS NOT NULL),
  CONSTRAINT a_confirmed_reading_was_read CHECK (confirmed_at IS NULL OR read_at IS NOT NULL)
);
CREATE INDEX reading_recipient_of_person ON reading_recipient (person_id);

-- Proofs outlive the rows that they are about, as entries of the audit do: they hold what they prove and reference nothing.
CREATE TABLE reading_proof (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reading_id text NOT NULL,
  version integer NOT NULL,
  person_id integer NOT NULL,
  mark text NOT NULL CONSTRAINT a_proof_has_a_known_mark CHECK (mark IN ('opened', 'read', 'confirmed')),
  how text CONSTRAINT a_document_is_read_in_a_known_way CHECK (how IN ('pages', 'download')),
  at timestamptz NOT NULL,
  -- Of the file that was given, read or confirmed.
  sha256 bytea NOT NULL,
  address text NOT NULL,
  browser text NOT NULL,
  CONSTRAINT one_proof_per_mark UNIQUE (reading_id, version, person_id, mark)
);
CREATE INDEX reading_proof_of_person ON reading_proof (person_id);
CREATE FUNCTION refuse_to_change_a_proof_of_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'proofs of reading are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER a_proof_of_reading_stays BEFORE UPDATE OR DELETE ON reading_proof
  FOR EACH ROW EXECUTE FUNCTION refuse_to_change_a_proof_of_reading();
