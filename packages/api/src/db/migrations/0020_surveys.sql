-- Up Migration
-- What each survey asks, by version; the highest version of a survey is the running one. A version never changes: answers are
-- kept to the version that asked for them.
CREATE TABLE survey_configuration (
  survey_type smallint NOT NULL CONSTRAINT a_known_survey CHECK (survey_type IN (1, 2)),
  version integer NOT NULL CONSTRAINT a_version_has_a_number CHECK (version > 0),
  -- Its JSON as it was written: jsonb would put keys in another order.
  content json NOT NULL,
  loaded_at timestamptz NOT NULL,
  CONSTRAINT one_configuration_per_version PRIMARY KEY (survey_type, version)
);

CREATE FUNCTION a_survey_version_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a survey never changes';
END $$;
CREATE TRIGGER a_survey_version_never_changes BEFORE UPDATE ON survey_configuration
  FOR EACH ROW EXECUTE FUNCTION a_survey_version_never_changes();

CREATE TABLE survey (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person,
  survey_type smallint NOT NULL,
  version integer NOT NULL,
  started_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  -- Null while it is unfinished.
  finished_at timestamptz,
  CONSTRAINT a_survey_has_its_version FOREIGN KEY (survey_type, version) REFERENCES survey_configuration
);
CREATE UNIQUE INDEX one_unfinished_survey_per_person_and_type ON survey (person_id, survey_type) WHERE finished_at IS NULL;
CREATE INDEX survey_of_person ON survey (person_id, survey_type, id);
CREATE INDEX survey_of_version ON survey (survey_type, version);

CREATE TABLE survey_answer (
  survey_id integer NOT NULL REFERENCES survey ON DELETE CASCADE,
  question_id integer NOT NULL,
  answer text NOT NULL,
  -- The question as it was read, and the answer in words: what the person said, without the configuration beside it.
  question text NOT NULL,
  words text NOT NULL,
  CONSTRAINT one_answer_per_question PRIMARY KEY (survey_id, question_id)
);
