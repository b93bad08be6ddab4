-- Up Migration
-- What the agency says of photos and adverts: ready-made reasons, decisions, what was said of each advert, and who looks at what
-- (MODER-21).
CREATE TABLE moderation_reason (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CONSTRAINT a_ready_made_reason_is_of_a_kind CHECK (kind IN ('photo', 'advert')),
  place smallint NOT NULL CONSTRAINT a_ready_made_reason_has_a_place CHECK (place > 0),
  text_fr text NOT NULL CONSTRAINT a_ready_made_reason_is_short_in_french CHECK (char_length(text_fr) BETWEEN 1 AND 500),
  text_en text NOT NULL CONSTRAINT a_ready_made_reason_is_short_in_english CHECK (char_length(text_en) BETWEEN 1 AND 500),
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
-- TABLE M.
INSERT INTO moderation_reason (kind, place, text_fr, text_en) VALUES
  ('photo', 1, 'On ne voit pas bien votre visage.', 'Your face cannot be seen well.'),
  ('photo', 2, 'La photo est floue ou trop sombre.', 'The photo is blurred or too dark.'),
  ('photo', 3, 'Il y a plusieurs personnes sur la photo.', 'There are several people in the photo.'),
  ('photo', 4, 'Un enfant est reconnaissable sur la photo.', 'A child can be recognised in the photo.'),
  ('photo', 5, 'L’image n’est pas une photo de vous.', 'The picture is not a photo of you.'),
  ('photo', 6, 'La photo porte un texte ou des coordonnées.', 'The photo carries text or contact details.'),
  ('photo', 7, 'La photo ne convient pas à un cadre professionnel.', 'The photo does not suit a professional setting.'),
  ('advert', 1, 'L’annonce contient des coordonnées (téléphone, e-mail, adresse).', 'The advert contains contact details (phone, e-mail, address).'),
  ('advert', 2, 'L’annonce donne des informations sur des enfants ou des familles.', 'The advert gives information about children or families.'),
  ('advert', 3, 'L’annonce propose un paiement ou un contrat en dehors de l’agence.', 'The advert offers payment or a contract outside the agency.'),
  ('advert', 4, 'Le texte ne présente pas votre activité.', 'The text does not present your work.'),
  ('advert', 5, 'Certains propos ne conviennent pas.', 'Some of the wording is not suitable.'),
  ('advert', 6, 'Le texte est difficile à comprendre' || U&'\00A0' || ': merci de le relire.', 'The text is hard to understand: please read it again.');

-- It takes effect ten seconds after it was taken, unless it is taken back by then.
CREATE TABLE moderation_decision (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CONSTRAINT a_decision_is_of_a_kind CHECK (kind IN ('photo', 'advert')),
  -- The photo’s own id; an advert has that of its person.
  subject_id text NOT NULL,
  -- A digest of what was looked at.
  seen_version text NOT NULL,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  decision text NOT NULL CONSTRAINT a_decision_is_yes_or_no CHECK (decision IN ('accept', 'refuse')),
  reason_ids integer[] NOT NULL DEFAULT '{}',
  text_fr text CONSTRAINT a_decision_is_short_in_french CHECK (char_length(text_fr) BETWEEN 1 AND 500),
  text_en text CONSTRAINT a_decision_is_short_in_english CHECK (char_length(text_en) BETWEEN 1 AND 500),
  by integer REFERENCES person ON DELETE SET NULL,
  at timestamptz NOT NULL,
  takes_effect_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'pending'
    CONSTRAINT a_decision_stands_somewhere CHECK (state IN ('pending', 'applied', 'undone', 'void'))
);
CREATE UNIQUE INDEX one_pending_decision_per_subject ON moderation_decision (kind, subject_id) WHERE state = 'pending';
CREATE INDEX moderation_decision_due ON moderation_decision (takes_effect_at) WHERE state = 'pending';
CREATE INDEX moderation_decision_by_age ON moderation_decision (at, id);
CREATE INDEX moderation_decision_by_person ON moderation_decision (person_id, id);
CREATE INDEX moderation_decision_by_decider ON moderation_decision (by, at, id);

-- What the agency said of the words of an advert; no row where nobody has to look.
CREATE TABLE advert_review (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  -- Of title, line break and description.
  words_sha256 bytea NOT NULL,
  state text NOT NULL CONSTRAINT an_advert_review_stands_somewhere CHECK (state IN ('waiting', 'fine', 'to-correct')),
  has_contact boolean NOT NULL DEFAULT false,
  reason_fr text,
  reason_en text,
  waiting_since timestamptz NOT NULL,
  reviewed_at timestamptz,
  reviewed_by integer REFERENCES person ON DELETE SET NULL,
  -- The words that were sent back last, and why: they may not be shown again, whatever was written between.
  refused_sha256 bytea,
  refused_fr text,
  refused_en text,
  CONSTRAINT refused_words_have_a_reason CHECK ((refused_sha256 IS NULL) = (refused_fr IS NULL)),
  CONSTRAINT an_advert_to_correct_has_a_reason CHECK ((state = 'to-correct') = (reason_fr IS NOT NULL)),
  CONSTRAINT english_comes_beside_french CHECK (reason_en IS NULL OR reason_fr IS NOT NULL)
);
CREATE INDEX advert_waiting ON advert_review (waiting_since) WHERE state = 'waiting';
CREATE INDEX advert_waiting_in_order ON advert_review ((NOT has_contact), waiting_since, person_id) WHERE state = 'waiting';
CREATE INDEX advert_review_by_reviewer ON advert_review (reviewed_by) WHERE reviewed_by IS NOT NULL;
-- Adverts that families see already were never looked at. What looks like a contact comes first; each that is saved says it exactly.
INSERT INTO advert_review (person_id, words_sha256, state, has_contact, waiting_since)
SELECT person_id, sha256(convert_to(advert_title || E'\n' || advert_description, 'UTF8')), 'waiting',
  advert_title || ' ' || advert_description ~ '@|(\d[ .-]?){9}', updated_at
FROM profile WHERE advert_is_published;

-- Who looks at what, so that nobody else is given it meanwhile.
CREATE TABLE moderation_claim (
  kind text NOT NULL CONSTRAINT a_claim_is_of_a_kind CHECK (kind IN ('photo', 'advert')),
  subject_id text NOT NULL,
  by integer NOT NULL REFERENCES person ON DELETE CASCADE,
  until timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
CREATE INDEX moderation_claim_by_viewer ON moderation_claim (by);

ALTER TABLE photo
  ADD COLUMN rejection_reason_en text CONSTRAINT an_english_rejection_reason_is_short CHECK (length(rejection_reason_en) BETWEEN 1 AND 500),
  ADD CONSTRAINT english_comes_beside_the_reason CHECK (rejection_reason_en IS NULL OR rejection_reason IS NOT NULL);
