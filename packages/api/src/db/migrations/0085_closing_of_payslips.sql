-- Up Migration
-- Who was told that payslips will no longer be here from a day on, and when (Code du travail D3243-8).
CREATE TABLE payslip_closing (
  babysitter_id integer NOT NULL REFERENCES person,
  closes_on date NOT NULL,
  told_at timestamptz NOT NULL,
  CONSTRAINT one_warning_per_person_and_closing PRIMARY KEY (babysitter_id, closes_on)
);
