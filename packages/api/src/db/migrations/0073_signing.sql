-- Up Migration
-- The signing room (private-space.md, SIGN and Annex B.7): who is asked to sign which file of which contract, what each of them
-- has said, the codes by which they signed, and the chain of what happened.
CREATE TABLE signature_request (
  id text PRIMARY KEY CONSTRAINT a_signature_request_id_is_opaque CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- 0 childcare, 1 housework, 2 babysitter.
  kind smallint NOT NULL CONSTRAINT a_signed_contract_is_of_a_known_kind CHECK (kind BETWEEN 0 AND 2),
  contract_id integer NOT NULL,
  contract_reference text NOT NULL,
  title text NOT NULL,
  -- The file of the contract’s document as it was then, never changed.
  file_key text NOT NULL CONSTRAINT one_signature_request_per_file UNIQUE,
  sha256 bytea NOT NULL,
  byte_count integer NOT NULL,
  page_count integer NOT NULL CONSTRAINT a_file_to_sign_has_a_page CHECK (page_count BETWEEN 1 AND 200),
  state smallint NOT NULL CONSTRAINT a_signature_request_state_is_known CHECK (state BETWEEN 1 AND 7),
  -- Null for an import or a command.
  opened_by integer REFERENCES person ON DELETE SET NULL,
  opened_at timestamptz NOT NULL,
  last_day date NOT NULL,
  expires_at timestamptz NOT NULL,
  is_distance_consumer boolean NOT NULL,
  is_paying boolean NOT NULL,
  service_start date,
  price_text text,
  duration_text text,
  -- The contract as its signers were told of it: its days and hours.
  start_date date,
  end_date date,
  monthly_hours double precision,
  agency_signs text NOT NULL CONSTRAINT an_agency_signs_in_a_known_way CHECK (agency_signs IN ('seal', 'person', 'no')),
  sealing_since timestamptz,
  seal_attempts smallint NOT NULL DEFAULT 0,
  seal_after timestamptz,
  completed_at timestamptz,
  concluded_date date,
  -- The head of the chain before the seal, and how many events lead to it: what the sealed file prints.
  chain_head text,
  chain_length integer,
  ended_at timestamptz,
  end_reason text,
  asked_again_at timestamptz,
  -- What waits for the agency of it (a mistake, a refusal, a withdrawal), since when; null once somebody saw to it.
  agency_since timestamptz
);
CREATE UNIQUE INDEX one_open_request_per_contract ON signature_request (kind, contract_id) WHERE state IN (1, 2);
CREATE INDEX signature_request_of_contract ON signature_request (kind, contract_id);
CREATE INDEX signature_request_of_reference ON signature_request (contract_reference);
CREATE INDEX signature_request_by_end ON signature_request (state, expires_at);
CREATE INDEX signature_request_by_opening ON signature_request (opened_at);
CREATE INDEX signature_request_to_seal ON signature_request (seal_after) WHERE state = 2;
CREATE INDEX signature_request_to_look_at ON signature_request (agency_since) WHERE agency_since IS NOT NULL;
CREATE INDEX signature_request_opened_by ON signature_request (opened_by) WHERE opened_by IS NOT NULL;

CREATE TABLE signature_signer (
  -- No reference: a request goes with its signers, who lead to people.
  request_id text NOT NULL,
  position smallint NOT NULL CONSTRAINT positions_count_from_one CHECK (position BETWEEN 1 AND 9),
  person_id integer NOT NULL REFERENCES person,
  role text NOT NULL,
  -- 0 waits for their turn, 1 to sign, 2 signed, 3 refused.
  state smallint NOT NULL CONSTRAINT a_signer_state_is_known CHECK (state BETWEEN 0 AND 3),
  -- As they were when it was opened.
  display_name text NOT NULL,
  address_text text NOT NULL,
  email text NOT NULL,
  turn_since timestamptz,
  opened_at timestamptz,
  read_at timestamptz,
  read_how text CONSTRAINT a_signed_document_is_read_in_a_known_way CHECK (read_how IN ('pages', 'download')),
  -- What steps 2 and 3 said when the last code was asked for.
  place text,
  consents jsonb,
  starts_early boolean,
  start_date date,
  locale text,
  signed_at timestamptz,
  refused_at timestamptz,
  refusal_reason smallint,
  refusal_comment text,
  mistake text,
  mistake_at timestamptz,
  blocked_until timestamptz,
  last_reminded_at timestamptz,
  reminders smallint NOT NULL DEFAULT 0,
  sealed_document_id text CONSTRAINT a_sealed_document_id_is_one_signer_s UNIQUE,
  PRIMARY KEY (request_id, position),
  CONSTRAINT one_signer_per_person UNIQUE (request_id, person_id),
  CONSTRAINT a_signature_has_its_instant CHECK ((state = 2) = (signed_at IS NOT NULL))
);
CREATE INDEX signature_signer_of_person ON signature_signer (person_id);

CREATE TABLE signature_code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id text NOT NULL,
  position smallint NOT NULL,
  letter_id text NOT NULL,
  -- Of the code, and of what it is bound to; the code itself is kept nowhere.
  hash bytea NOT NULL,
  context_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_attempts smallint NOT NULL DEFAULT 0,
  used_at timestamptz,
  ended_at timestamptz,
  FOREIGN KEY (request_id, position) REFERENCES signature_signer ON DELETE CASCADE
);
CREATE INDEX signature_code_of_signer ON signature_code (request_id, position, sent_at);
CREATE INDEX signature_code_by_sending ON signature_code (sent_at);

-- The sealed file: the request’s own, with the sheet of signatures and the seal after it.
CREATE TABLE signature_seal (
  request_id text PRIMARY KEY REFERENCES signature_request,
  file_key text NOT NULL CONSTRAINT one_signature_seal_per_file UNIQUE,
  sha256 bytea NOT NULL,
  byte_count integer NOT NULL,
  sealed_at timestamptz NOT NULL,
  is_time_stamped boolean NOT NULL,
  -- The SHA-256 of the certificate, in hexadecimal digits.
  certificate text NOT NULL
);

-- What happened, as a chain: it holds what it proves and references nothing (SIGN-49, SIGN-51).
CREATE TABLE signature_event (
  request_id text NOT NULL,
  seq integer NOT NULL,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL,
  position smallint,
  facts jsonb NOT NULL,
  previous text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (request_id, seq)
);
CREATE FUNCTION refuse_to_change_a_signature_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With all that is a person's (erasePeople): the demonstration's.
  IF TG_OP = 'DELETE' AND current_setting('ribambelle.erases', true) = 'people' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'events of signatures are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER a_signature_event_stays BEFORE UPDATE OR DELETE ON signature_event
  FOR EACH ROW EXECUTE FUNCTION refuse_to_change_a_signature_event();
CREATE TRIGGER signature_events_stay BEFORE TRUNCATE ON signature_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_a_signature_event();

CREATE TABLE contract_withdrawal (
  request_id text PRIMARY KEY REFERENCES signature_request,
  person_id integer NOT NULL REFERENCES person,
  declared_at timestamptz NOT NULL,
  name text NOT NULL,
  email text NOT NULL
);
CREATE INDEX contract_withdrawal_of_person ON contract_withdrawal (person_id);

-- What of it a contract shows to its person: the room that waits for them, the day from which an import takes nothing back, and
-- until when they may withdraw, in which room.
ALTER TABLE parent_contract
  ADD COLUMN signing_room text,
  ADD COLUMN signed_here_on date,
  ADD COLUMN withdrawal_room text,
  ADD COLUMN withdrawal_last_day date;
ALTER TABLE housework_contract
  ADD COLUMN signing_room text,
  ADD COLUMN signed_here_on date,
  ADD COLUMN withdrawal_room text,
  ADD COLUMN withdrawal_last_day date;
ALTER TABLE babysitter_contract
  ADD COLUMN signing_room text,
  ADD COLUMN signed_here_on date;
-- Those that begin by themselves once they were signed here (SIGN-29).
CREATE INDEX parent_contract_signed_here ON parent_contract (start_date, id) WHERE signed_here_on IS NOT NULL AND state = 3;
CREATE INDEX housework_contract_signed_here ON housework_contract (start_date, id) WHERE signed_here_on IS NOT NULL AND state = 3;
CREATE INDEX babysitter_contract_signed_here ON babysitter_contract (start_date, id) WHERE signed_here_on IS NOT NULL AND state = 3;
