-- Up Migration
-- What the agency does with contracts: who says what each is, since when and until when a family is asked for a signature, how it
-- ended, for which version a change is made; and everything that happened to it (AGCON-24, AGCON-27).
ALTER TABLE parent_contract
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN keeper text NOT NULL DEFAULT 'software'
    CONSTRAINT a_parent_contract_keeper_is_known CHECK (keeper IN ('software', 'portal')),
  ADD COLUMN scheduled_for date,
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN sign_by date,
  ADD COLUMN reminders smallint NOT NULL DEFAULT 0,
  ADD COLUMN last_reminded_at timestamptz,
  ADD COLUMN signed_on date,
  -- The day on which it is ended early, once that is decided.
  ADD COLUMN terminates_on date,
  ADD COLUMN end_reason text,
  ADD COLUMN end_words text,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by integer REFERENCES person ON DELETE SET NULL;
ALTER TABLE housework_contract
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN keeper text NOT NULL DEFAULT 'software'
    CONSTRAINT a_housework_contract_keeper_is_known CHECK (keeper IN ('software', 'portal')),
  ADD COLUMN scheduled_for date,
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN sign_by date,
  ADD COLUMN reminders smallint NOT NULL DEFAULT 0,
  ADD COLUMN last_reminded_at timestamptz,
  ADD COLUMN signed_on date,
  ADD COLUMN end_reason text,
  ADD COLUMN end_words text,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by integer REFERENCES person ON DELETE SET NULL;
ALTER TABLE babysitter_contract
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN keeper text NOT NULL DEFAULT 'software'
    CONSTRAINT a_babysitter_contract_keeper_is_known CHECK (keeper IN ('software', 'portal')),
  ADD COLUMN scheduled_for date,
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN sign_by date,
  ADD COLUMN reminders smallint NOT NULL DEFAULT 0,
  ADD COLUMN last_reminded_at timestamptz,
  ADD COLUMN end_reason text,
  ADD COLUMN end_words text,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by integer REFERENCES person ON DELETE SET NULL;

-- Nothing tells since when those wait that wait already.
UPDATE parent_contract SET asked_at = now() WHERE state = 2;
UPDATE housework_contract SET asked_at = now() WHERE state = 2;
UPDATE babysitter_contract SET asked_at = now() WHERE state = 2;

CREATE TRIGGER a_changed_parent_contract_is_another_version BEFORE UPDATE ON parent_contract
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION another_version_of_a_person();
CREATE TRIGGER a_changed_housework_contract_is_another_version BEFORE UPDATE ON housework_contract
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION another_version_of_a_person();
CREATE TRIGGER a_changed_babysitter_contract_is_another_version BEFORE UPDATE ON babysitter_contract
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION another_version_of_a_person();

-- Each order of the agency's lists has its index; what has no such day stands beyond all others (AGCON-03).
CREATE INDEX parent_contract_by_change ON parent_contract (updated_at, id);
CREATE INDEX parent_contract_by_start ON parent_contract ((coalesce(start_date, 'infinity'::date)), id);
CREATE INDEX parent_contract_by_end ON parent_contract ((coalesce(end_date, 'infinity'::date)), id);
CREATE INDEX parent_contract_by_asking ON parent_contract ((coalesce(asked_at, 'infinity'::timestamptz)), id);
CREATE INDEX parent_contract_by_code_points ON parent_contract (reference COLLATE "C", id);
CREATE INDEX parent_contract_by_state ON parent_contract (state, updated_at, id);
CREATE INDEX parent_contract_of_group ON parent_contract ((coalesce(nullif(base_reference, ''), reference)));
CREATE INDEX parent_contract_waiting ON parent_contract ((coalesce(asked_at, 'infinity'::timestamptz)), id) WHERE state = 2;
CREATE INDEX parent_contract_ending ON parent_contract ((coalesce(end_date, 'infinity'::date)), id) WHERE state = 9;
CREATE INDEX parent_contract_created_by ON parent_contract (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX housework_contract_by_change ON housework_contract (updated_at, id);
CREATE INDEX housework_contract_by_start ON housework_contract ((coalesce(start_date, 'infinity'::date)), id);
CREATE INDEX housework_contract_by_end ON housework_contract ((coalesce(end_date, 'infinity'::date)), id);
CREATE INDEX housework_contract_by_asking ON housework_contract ((coalesce(asked_at, 'infinity'::timestamptz)), id);
CREATE INDEX housework_contract_by_code_points ON housework_contract (reference COLLATE "C", id);
CREATE INDEX housework_contract_by_state ON housework_contract (state, updated_at, id);
CREATE INDEX housework_contract_waiting ON housework_contract ((coalesce(asked_at, 'infinity'::timestamptz)), id) WHERE state = 2;
CREATE INDEX housework_contract_ending ON housework_contract ((coalesce(end_date, 'infinity'::date)), id) WHERE state = 4;
CREATE INDEX housework_contract_created_by ON housework_contract (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX babysitter_contract_by_change ON babysitter_contract (updated_at, id);
CREATE INDEX babysitter_contract_by_start ON babysitter_contract ((coalesce(start_date, 'infinity'::date)), id);
CREATE INDEX babysitter_contract_by_end ON babysitter_contract ((coalesce(end_date, 'infinity'::date)), id);
CREATE INDEX babysitter_contract_by_asking ON babysitter_contract ((coalesce(asked_at, 'infinity'::timestamptz)), id);
CREATE INDEX babysitter_contract_by_code_points ON babysitter_contract (reference COLLATE "C", id);
CREATE INDEX babysitter_contract_by_state ON babysitter_contract (state, updated_at, id);
CREATE INDEX babysitter_contract_of_group ON babysitter_contract ((coalesce(nullif(base_reference, ''), reference)));
CREATE INDEX babysitter_contract_waiting ON babysitter_contract ((coalesce(asked_at, 'infinity'::timestamptz)), id) WHERE state = 2;
CREATE INDEX babysitter_contract_ending ON babysitter_contract ((coalesce(end_date, 'infinity'::date)), id) WHERE state = 9;
CREATE INDEX babysitter_contract_created_by ON babysitter_contract (created_by) WHERE created_by IS NOT NULL;

-- What is moved by itself: of those that the portal keeps alone, which are few at first (AGCON-32).
CREATE INDEX parent_contract_to_send ON parent_contract (scheduled_for, id) WHERE keeper = 'portal' AND state = 1;
CREATE INDEX parent_contract_to_expire ON parent_contract (sign_by, id) WHERE keeper = 'portal' AND state = 2;
CREATE INDEX parent_contract_to_start ON parent_contract (start_date, id) WHERE keeper = 'portal' AND state = 3;
CREATE INDEX parent_contract_to_end ON parent_contract (end_date, id) WHERE keeper = 'portal' AND state = 9;
CREATE INDEX parent_contract_to_terminate ON parent_contract (terminates_on, id) WHERE keeper = 'portal' AND state = 9;
CREATE INDEX housework_contract_to_send ON housework_contract (scheduled_for, id) WHERE keeper = 'portal' AND state = 1;
CREATE INDEX housework_contract_to_expire ON housework_contract (sign_by, id) WHERE keeper = 'portal' AND state = 2;
CREATE INDEX housework_contract_to_start ON housework_contract (start_date, id) WHERE keeper = 'portal' AND state = 3;
CREATE INDEX housework_contract_to_end ON housework_contract (end_date, id) WHERE keeper = 'portal' AND state = 4;
CREATE INDEX babysitter_contract_to_send ON babysitter_contract (scheduled_for, id) WHERE keeper = 'portal' AND state = 1;
CREATE INDEX babysitter_contract_to_expire ON babysitter_contract (sign_by, id) WHERE keeper = 'portal' AND state = 2;
CREATE INDEX babysitter_contract_to_start ON babysitter_contract (start_date, id) WHERE keeper = 'portal' AND state = 3;
CREATE INDEX babysitter_contract_to_end ON babysitter_contract (end_date, id) WHERE keeper = 'portal' AND state = 9;

-- What happened to contracts. It is not the audit, whose entries stay: this may lose words when its person is forgotten.
CREATE TABLE contract_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CONSTRAINT an_event_is_of_a_known_kind CHECK (kind IN ('guard', 'housework', 'babysitter')),
  contract_id integer NOT NULL,
  -- Whose contract it was then.
  person_id integer NOT NULL REFERENCES person,
  act text NOT NULL,
  from_state smallint,
  to_state smallint NOT NULL,
  changes jsonb,
  reason text,
  by integer REFERENCES person ON DELETE SET NULL,
  source text NOT NULL CONSTRAINT an_event_comes_from_somewhere CHECK (source IN ('page', 'import', 'job')),
  at timestamptz NOT NULL
);
CREATE INDEX contract_event_of_contract ON contract_event (kind, contract_id, id);
CREATE INDEX contract_event_of_person ON contract_event (person_id);
CREATE INDEX contract_event_by_staff ON contract_event (by) WHERE by IS NOT NULL;
