-- Up Migration
-- The words of a name as one list: told by a query, each person whose name changed cost the beginning of that query, more than
-- all that is kept of them together (IMPORTS-22). A word that comes twice is kept once by its key.
CREATE FUNCTION words_in_name(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(folded_name(name), ' ');
  following text := '';
  found text[] := '{}';
BEGIN
  FOR place IN REVERSE cardinality(words)..1 LOOP
    following := words[place] || following;
    found := found || left(words[place], 60) || left(following, 60);
  END LOOP;
  RETURN found;
END $$;

CREATE FUNCTION keep_words_of_newcomers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_word (role, word, sort_name, person_id)
    SELECT n.role, word, n.sort_name, n.id
    FROM newcomer n, unnest(words_in_name(n.last_name) || words_in_name(n.first_name)) AS word
    WHERE n.role <> 'Agency'
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
DROP TRIGGER newcomers_have_words ON person;
DROP FUNCTION newcomers_have_words();
CREATE TRIGGER newcomers_have_words AFTER INSERT ON person REFERENCING NEW TABLE AS newcomer
  FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_newcomers();

CREATE FUNCTION keep_words_of_other_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_word WHERE person_id = NEW.id;
  IF NEW.role <> 'Agency' THEN
    INSERT INTO person_word (role, word, sort_name, person_id)
      SELECT NEW.role, word, NEW.sort_name, NEW.id
      FROM unnest(words_in_name(NEW.last_name) || words_in_name(NEW.first_name)) AS word
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER other_names_have_other_words ON person;
DROP FUNCTION a_person_has_other_words();
CREATE TRIGGER other_names_have_other_words AFTER UPDATE OF role, last_name, first_name ON person
  FOR EACH ROW WHEN ((OLD.role, OLD.last_name, OLD.first_name) IS DISTINCT FROM (NEW.role, NEW.last_name, NEW.first_name))
  EXECUTE FUNCTION keep_words_of_other_name();

DROP FUNCTION words_of_person(text, text, text);
DROP FUNCTION words_of_name(text);
