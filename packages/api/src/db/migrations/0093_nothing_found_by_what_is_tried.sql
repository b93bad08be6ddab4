-- Up Migration
-- What people are found and listed by is written with them, but not by an import that is only looked at, whose transaction ends in
-- nothing (`ribambelle.tries` is said by it): it cost the database more than a third of a look at new
-- people, and more than a quarter of one where names change (IMPORTS-22).
DROP TRIGGER newcomers_have_words ON person;
CREATE TRIGGER newcomers_have_words AFTER INSERT ON person REFERENCING NEW TABLE AS newcomer
  FOR EACH STATEMENT WHEN (current_setting('ribambelle.tries', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION keep_words_of_newcomers();

DROP TRIGGER newcomers_have_a_standing ON person;
CREATE TRIGGER newcomers_have_a_standing AFTER INSERT ON person REFERENCING NEW TABLE AS newcomer
  FOR EACH STATEMENT WHEN (current_setting('ribambelle.tries', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION keep_standing_of_newcomers();

DROP TRIGGER other_names_have_other_words ON person;
CREATE TRIGGER other_names_have_other_words AFTER UPDATE OF role, last_name, first_name ON person
  FOR EACH ROW WHEN (
    (OLD.role, OLD.last_name, OLD.first_name) IS DISTINCT FROM (NEW.role, NEW.last_name, NEW.first_name)
    AND current_setting('ribambelle.tries', true) IS DISTINCT FROM 'yes'
  )
  EXECUTE FUNCTION keep_words_of_other_name();
