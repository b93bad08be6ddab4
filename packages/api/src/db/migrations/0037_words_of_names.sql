-- Up Migration
-- How people are found by what of them is typed: the words of their names, beginnings of addresses, numbers and references
-- (FOLKS-03, FOLKS-06). Everything is compared by ranges, which an index answers whatever is typed.

-- Marks and ligatures go before the case: where the database knows the case of plain letters only, what is left are those.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN trim(regexp_replace(lower(
    replace(replace(replace(replace(replace(replace(translate(
      regexp_replace(normalize(coalesce(name, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      'øØłŁđĐðÐıŀſ', 'oOlLdDdDils'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'ẞ', 'ss')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u02b0-\u02ff\u2000-\u206f\u3000]+', ' ', 'g'));

-- What names are sorted by, and what further words that are typed are compared with.
CREATE FUNCTION sort_name(last_name text, first_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(folded_name(last_name) || ' ' || folded_name(first_name), 120);

-- The words of a name, and from each on all that follow written together: « l’hostis » is found as « lhostis » and « hostis ».
CREATE FUNCTION words_of_name(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT DISTINCT left(found.word, 60) FROM (SELECT string_to_array(folded_name(name), ' ') AS words) said,
    generate_subscripts(said.words, 1) AS place,
    LATERAL (VALUES (said.words[place]), (array_to_string(said.words[place:], ''))) AS found (word)
  WHERE found.word <> '';
END;

-- A number by its digits as it is dialled in France, without the 0: +33, 0033, 33 and 0 are one.
CREATE FUNCTION national_digits(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(number, '[^0-9]', '', 'g'), '^00', ''), '^(33)?0?', '');

ALTER TABLE person
  ADD COLUMN sort_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_name(last_name, first_name)) STORED,
  ADD COLUMN phone_search text GENERATED ALWAYS AS (nullif(national_digits(phone_number), '')) STORED;
CREATE INDEX person_by_name ON person (role, sort_name, id);
CREATE INDEX person_by_email ON person (email text_pattern_ops);
CREATE INDEX person_by_phone ON person (phone_search text_pattern_ops);
CREATE INDEX person_by_reference ON person (lower(agency_reference) text_pattern_ops);
CREATE INDEX parent_contract_by_reference ON parent_contract (lower(reference) text_pattern_ops);
CREATE INDEX housework_contract_by_reference ON housework_contract (lower(reference) text_pattern_ops);
CREATE INDEX babysitter_contract_by_reference ON babysitter_contract (lower(reference) text_pattern_ops);

CREATE TABLE person_word (
  role text NOT NULL,
  word text COLLATE "C" NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  PRIMARY KEY (role, word, sort_name, person_id)
);
CREATE INDEX person_word_of_person ON person_word (person_id);

-- Colleagues stand in a list of their own.
CREATE FUNCTION words_of_person(of_role text, last_name text, first_name text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT word FROM words_of_name(last_name) AS word WHERE of_role <> 'Agency'
  UNION SELECT word FROM words_of_name(first_name) AS word WHERE of_role <> 'Agency';
END;

INSERT INTO person_word (role, word, sort_name, person_id)
  SELECT p.role, word, p.sort_name, p.id FROM person p, words_of_person(p.role, p.last_name, p.first_name) AS word
  ORDER BY 1, 2, 3, 4;

CREATE FUNCTION people_have_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_word (role, word, sort_name, person_id)
    SELECT p.role, word, p.sort_name, p.id
    FROM newcomer n JOIN person p ON p.id = n.id, words_of_person(p.role, p.last_name, p.first_name) AS word;
  RETURN NULL;
END $$;
CREATE TRIGGER newcomers_have_words AFTER INSERT ON person REFERENCING NEW TABLE AS newcomer
  FOR EACH STATEMENT EXECUTE FUNCTION people_have_words();

-- By row: a statement cannot ask which columns changed, and most changes of a person (a visit, a password) are none of the name.
CREATE FUNCTION a_person_has_other_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_word WHERE person_id = NEW.id;
  INSERT INTO person_word (role, word, sort_name, person_id)
    SELECT NEW.role, word, sort_name(NEW.last_name, NEW.first_name), NEW.id
    FROM words_of_person(NEW.role, NEW.last_name, NEW.first_name) AS word;
  RETURN NULL;
END $$;
CREATE TRIGGER other_names_have_other_words AFTER UPDATE OF role, last_name, first_name ON person
  FOR EACH ROW WHEN ((OLD.role, OLD.last_name, OLD.first_name) IS DISTINCT FROM (NEW.role, NEW.last_name, NEW.first_name))
  EXECUTE FUNCTION a_person_has_other_words();
