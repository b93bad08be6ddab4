-- Up Migration
-- Whether a family or a babysitter has a contract in force, and one that waits for a signature, kept for each of them: lists of
-- people are narrowed by it in the order of names, and nobody is looked up one by one to find those who have none (AGUI-33).
CREATE TABLE contract_standing (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  role text NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  has_active boolean NOT NULL,
  waits boolean NOT NULL
);

-- The states that mean so: `isActive` and `waiting` of the domain. Planned once a connection, as a function in SQL is not.
CREATE FUNCTION contract_standing_of(of_person integer, OUT has_active boolean, OUT waits boolean) LANGUAGE plpgsql AS $$
BEGIN
  waits := EXISTS (SELECT FROM parent_contract c WHERE c.parent_id = of_person AND c.state = 2)
    OR EXISTS (SELECT FROM housework_contract c WHERE c.parent_id = of_person AND c.state = 2)
    OR EXISTS (SELECT FROM babysitter_contract c WHERE c.babysitter_id = of_person AND c.state = 2);
  has_active := waits
    OR EXISTS (SELECT FROM parent_contract c WHERE c.parent_id = of_person AND c.state IN (3, 9))
    OR EXISTS (SELECT FROM housework_contract c WHERE c.parent_id = of_person AND c.state IN (3, 4))
    OR EXISTS (SELECT FROM babysitter_contract c WHERE c.babysitter_id = of_person AND c.state IN (3, 9));
END $$;

INSERT INTO contract_standing (person_id, role, sort_name, has_active, waits)
  SELECT p.id, p.role, p.sort_name, coalesce(c.has_active, false), coalesce(c.waits, false)
  FROM person p LEFT JOIN (
    SELECT person_id, bool_or(is_active) AS has_active, bool_or(waits) AS waits FROM (
      SELECT parent_id AS person_id, state IN (2, 3, 9) AS is_active, state = 2 AS waits FROM parent_contract
      UNION ALL SELECT parent_id, state IN (2, 3, 4), state = 2 FROM housework_contract
      UNION ALL SELECT babysitter_id, state IN (2, 3, 9), state = 2 FROM babysitter_contract
    ) of_each GROUP BY person_id
  ) c ON c.person_id = p.id
  WHERE p.role <> 'Agency' AND p.deactivated_at IS NULL;
CREATE INDEX contract_standing_by_active ON contract_standing (role, has_active, sort_name, person_id);
CREATE INDEX contract_standing_by_waiting ON contract_standing (role, waits, sort_name, person_id);

CREATE FUNCTION keep_standing_of_newcomers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contract_standing (person_id, role, sort_name, has_active, waits)
    SELECT n.id, n.role, n.sort_name, false, false FROM newcomer n
    WHERE n.role <> 'Agency' AND n.deactivated_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER newcomers_have_a_standing AFTER INSERT ON person REFERENCING NEW TABLE AS newcomer
  FOR EACH STATEMENT EXECUTE FUNCTION keep_standing_of_newcomers();

-- What follows is written when a transaction ends, after all that it holds: whoever changes a contract of somebody waits for nobody
-- who changes another one, and of an import that is only tried nothing is written. The row is held before the contracts are read,
-- so that of two who change contracts of one person the second sees what the first did.
CREATE FUNCTION keep_standing_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role = 'Agency' OR NEW.deactivated_at IS NOT NULL THEN
    DELETE FROM contract_standing WHERE person_id = NEW.id;
    RETURN NULL;
  END IF;
  UPDATE contract_standing k SET role = NEW.role, sort_name = NEW.sort_name WHERE k.person_id = NEW.id;
  -- Whoever was gone and is back.
  IF NOT FOUND THEN
    INSERT INTO contract_standing AS k (person_id, role, sort_name, has_active, waits)
      SELECT NEW.id, NEW.role, NEW.sort_name, c.has_active, c.waits FROM contract_standing_of(NEW.id) c
      ON CONFLICT (person_id) DO UPDATE SET role = excluded.role, sort_name = excluded.sort_name;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER other_people_stand_otherwise AFTER UPDATE OF role, last_name, first_name, deactivated_at ON person
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.role, OLD.sort_name, OLD.deactivated_at IS NULL) IS DISTINCT FROM (NEW.role, NEW.sort_name, NEW.deactivated_at IS NULL))
  EXECUTE FUNCTION keep_standing_of_person();

CREATE FUNCTION keep_standing(of_person integer, begins_active boolean, begins_to_wait boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept contract_standing;
  now_is record;
BEGIN
  SELECT * INTO kept FROM contract_standing k WHERE k.person_id = of_person FOR UPDATE;
  IF kept IS NULL THEN RETURN; END IF;
  -- Of many contracts that are added, the first of each person says it all, and nothing needs to be looked up for it.
  IF begins_active THEN
    IF NOT kept.has_active OR (begins_to_wait AND NOT kept.waits) THEN
      UPDATE contract_standing k SET has_active = true, waits = k.waits OR begins_to_wait WHERE k.person_id = of_person;
    END IF;
    RETURN;
  END IF;
  SELECT * INTO now_is FROM contract_standing_of(of_person);
  IF (kept.has_active, kept.waits) IS DISTINCT FROM (now_is.has_active, now_is.waits) THEN
    UPDATE contract_standing k SET has_active = now_is.has_active, waits = now_is.waits WHERE k.person_id = of_person;
  END IF;
END $$;

-- Called with the column that says whose a contract is.
CREATE FUNCTION keep_standing_of_contract() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former integer;
  owner integer;
BEGIN
  IF TG_ARGV[0] = 'babysitter_id' THEN
    IF TG_OP <> 'INSERT' THEN former := OLD.babysitter_id; END IF;
    IF TG_OP <> 'DELETE' THEN owner := NEW.babysitter_id; END IF;
  ELSE
    IF TG_OP <> 'INSERT' THEN former := OLD.parent_id; END IF;
    IF TG_OP <> 'DELETE' THEN owner := NEW.parent_id; END IF;
  END IF;
  IF former IS DISTINCT FROM owner AND former IS NOT NULL THEN PERFORM keep_standing(former, false, false); END IF;
  IF owner IS NOT NULL THEN PERFORM keep_standing(owner, TG_OP = 'INSERT', TG_OP = 'INSERT' AND NEW.state = 2); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER added_contracts_are_standing AFTER INSERT ON parent_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IN (2, 3, 9)) EXECUTE FUNCTION keep_standing_of_contract('parent_id');
CREATE CONSTRAINT TRIGGER other_contracts_are_standing AFTER UPDATE OF state, parent_id ON parent_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.state, OLD.parent_id) IS DISTINCT FROM (NEW.state, NEW.parent_id))
  EXECUTE FUNCTION keep_standing_of_contract('parent_id');
CREATE CONSTRAINT TRIGGER removed_contracts_are_standing AFTER DELETE ON parent_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state IN (2, 3, 9)) EXECUTE FUNCTION keep_standing_of_contract('parent_id');
CREATE CONSTRAINT TRIGGER added_contracts_are_standing AFTER INSERT ON housework_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IN (2, 3, 4)) EXECUTE FUNCTION keep_standing_of_contract('parent_id');
CREATE CONSTRAINT TRIGGER other_contracts_are_standing AFTER UPDATE OF state, parent_id ON housework_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.state, OLD.parent_id) IS DISTINCT FROM (NEW.state, NEW.parent_id))
  EXECUTE FUNCTION keep_standing_of_contract('parent_id');
CREATE CONSTRAINT TRIGGER removed_contracts_are_standing AFTER DELETE ON housework_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state IN (2, 3, 4)) EXECUTE FUNCTION keep_standing_of_contract('parent_id');
CREATE CONSTRAINT TRIGGER added_contracts_are_standing AFTER INSERT ON babysitter_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IN (2, 3, 9)) EXECUTE FUNCTION keep_standing_of_contract('babysitter_id');
CREATE CONSTRAINT TRIGGER other_contracts_are_standing AFTER UPDATE OF state, babysitter_id ON babysitter_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.state, OLD.babysitter_id) IS DISTINCT FROM (NEW.state, NEW.babysitter_id))
  EXECUTE FUNCTION keep_standing_of_contract('babysitter_id');
CREATE CONSTRAINT TRIGGER removed_contracts_are_standing AFTER DELETE ON babysitter_contract DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state IN (2, 3, 9)) EXECUTE FUNCTION keep_standing_of_contract('babysitter_id');
