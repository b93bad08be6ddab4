-- Up Migration
-- A record per letter, from the act that causes it to the mail server's answer. It holds neither address nor secret: the
-- words, and the key of a link, are made when the letter is written (docs/decisions/0010-letters.md).
CREATE TABLE letter (
  -- Opaque: 128 random bits. The Message-ID is built from it, so that a letter that is sent again is known for the same.
  id text PRIMARY KEY CONSTRAINT a_letter_id_is_opaque CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  kind text NOT NULL,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  locale text NOT NULL CONSTRAINT a_letter_locale_is_known CHECK (locale IN ('fr', 'en')),
  payload jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting'
    CONSTRAINT a_letter_state_is_known CHECK (state IN ('waiting', 'sent', 'given-up', 'withdrawn')),
  attempts integer NOT NULL DEFAULT 0,
  -- Why it was not taken last: our own word, and the server's code; never the server's sentence, which may quote an address.
  last_refusal text,
  created_at timestamptz NOT NULL,
  -- When it was asked for, or asked for again: it is given up so long after that.
  waiting_since timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  sent_at timestamptz CONSTRAINT a_sent_letter_says_when CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  given_up_at timestamptz CONSTRAINT a_letter_given_up_says_when CHECK ((state = 'given-up') = (given_up_at IS NOT NULL))
);
CREATE INDEX letter_by_person ON letter (person_id);
CREATE INDEX letter_by_state ON letter (state, next_attempt_at);

-- Who was invited to choose a first password, and how often: nobody twice, however often the command is killed.
CREATE TABLE invitation (
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  round integer NOT NULL CONSTRAINT an_invitation_round_counts_from_one CHECK (round >= 1),
  -- Deferred: who is invited is settled first, by the constraint below; only they get a letter.
  letter_id text REFERENCES letter ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  created_at timestamptz NOT NULL,
  CONSTRAINT one_invitation_per_person_and_round PRIMARY KEY (person_id, round)
);
CREATE INDEX invitation_by_letter ON invitation (letter_id);

-- The processes that run jobs, by the name under which they take them: the jobs of one that is not heard of are let go.
CREATE TABLE job_runner (
  id text PRIMARY KEY,
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
