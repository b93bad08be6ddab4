-- Up Migration
-- The words of both names of somebody, each once: what is kept of them needs no further look for a word that comes twice, which
-- cost a fifth of an import where every line changes a name (IMPORTS-22).
CREATE FUNCTION words_in_names(VARIADIC names text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name text;
  words text[];
  following text;
  found text[] := '{}';
BEGIN
  FOREACH name IN ARRAY names LOOP
    words := string_to_array(folded_name(name), ' ');
    following := '';
    FOR place IN REVERSE cardinality(words)..1 LOOP
      following := words[place] || following;
      IF left(words[place], 60) <> ALL (found) THEN found := found || left(words[place], 60); END IF;
      IF left(following, 60) <> ALL (found) THEN found := found || left(following, 60); END IF;
    END LOOP;
  END LOOP;
  RETURN found;
END $$;

CREATE OR REPLACE FUNCTION keep_words_of_newcomers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_word (role, word, sort_name, person_id)
    SELECT n.role, word, n.sort_name, n.id
    FROM newcomer n, unnest(words_in_names(n.last_name, n.first_name)) AS word
    WHERE n.role <> 'Agency';
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_words_of_other_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_word WHERE person_id = NEW.id;
  IF NEW.role <> 'Agency' THEN
    INSERT INTO person_word (role, word, sort_name, person_id)
      SELECT NEW.role, word, NEW.sort_name, NEW.id
      FROM unnest(words_in_names(NEW.last_name, NEW.first_name)) AS word;
  END IF;
  RETURN NULL;
END $$;
DROP FUNCTION words_in_name(text);

-- Nobody writes words but these functions, of people who are there: that each word is somebody's was looked at once for every one
-- of them. They go with their person as before.
ALTER TABLE person_word DROP CONSTRAINT person_word_person_id_fkey;
CREATE FUNCTION remove_words_of_the_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_word k USING gone g WHERE k.person_id = g.id;
  RETURN NULL;
END $$;
CREATE TRIGGER words_go_with_their_person AFTER DELETE ON person REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_words_of_the_gone();
