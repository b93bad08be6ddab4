-- Up Migration
-- Payslips stay for fifty years (Code du travail D3243-8): nothing removes one, and a file that a correction replaces is kept.
CREATE TABLE payslip (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  babysitter_id integer NOT NULL REFERENCES person,
  -- Its first day.
  month date NOT NULL CONSTRAINT a_payslip_is_of_a_whole_month CHECK (extract(day FROM month) = 1),
  rank smallint NOT NULL CONSTRAINT a_payslip_has_a_rank CHECK (rank >= 1),
  kind smallint NOT NULL CONSTRAINT a_payslip_kind_is_known CHECK (kind BETWEEN 0 AND 2),
  paid_date date NOT NULL,
  net_cents integer CONSTRAINT a_net_pay_is_an_amount CHECK (net_cents BETWEEN -50000000 AND 50000000),
  document_id text NOT NULL CONSTRAINT one_payslip_per_document UNIQUE REFERENCES document,
  -- Null until its employee has been told of electronic payslips.
  visible_from date,
  first_opened_at timestamptz,
  corrected_at timestamptz,
  -- True until its employee hears that it is there.
  is_to_be_told boolean NOT NULL,
  CONSTRAINT one_payslip_per_month_and_rank UNIQUE (babysitter_id, month, rank)
);
CREATE INDEX payslip_to_be_told ON payslip (visible_from) WHERE is_to_be_told;
CREATE INDEX payslip_waiting_for_notice ON payslip (babysitter_id) WHERE visible_from IS NULL;

-- Files that a corrected one has replaced.
CREATE TABLE payslip_former_file (
  file_key text PRIMARY KEY,
  sha256 bytea NOT NULL,
  payslip_id integer NOT NULL REFERENCES payslip,
  replaced_at timestamptz NOT NULL
);
CREATE INDEX payslip_former_file_of_payslip ON payslip_former_file (payslip_id);

-- How somebody wants their payslips: the last row counts, and none is ever changed.
CREATE TABLE payslip_choice (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  babysitter_id integer NOT NULL REFERENCES person,
  choice text NOT NULL CONSTRAINT a_payslip_choice_is_known CHECK (choice IN ('electronic', 'paper')),
  at timestamptz NOT NULL
);
CREATE INDEX payslip_choice_of_babysitter ON payslip_choice (babysitter_id, id);

-- Only the removal of a whole person, as of the demonstration, takes one back.
CREATE FUNCTION choices_of_payslips_are_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('ribambelle.erases', true) = 'people' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'choices of payslips are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER a_choice_of_payslips_stays BEFORE UPDATE OR DELETE ON payslip_choice
  FOR EACH ROW EXECUTE FUNCTION choices_of_payslips_are_only_added();

-- The day on which the portal told somebody of electronic payslips, where the agency had not (PAYSLIP-14).
CREATE TABLE payslip_notice (
  babysitter_id integer PRIMARY KEY REFERENCES person,
  given_on date NOT NULL
);
