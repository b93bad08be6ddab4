-- Up Migration
-- The words of who is new, from what is new alone: joined with all people, each batch of an import cost more than the one before.
CREATE FUNCTION newcomers_have_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_word (role, word, sort_name, person_id)
    SELECT n.role, word, sort_name(n.last_name, n.first_name), n.id
    FROM newcomer n, words_of_person(n.role, n.last_name, n.first_name) AS word;
  RETURN NULL;
END $$;
DROP TRIGGER newcomers_have_words ON person;
DROP FUNCTION people_have_words();
CREATE TRIGGER newcomers_have_words AFTER INSERT ON person REFERENCING NEW TABLE AS newcomer
  FOR EACH STATEMENT EXECUTE FUNCTION newcomers_have_words();
