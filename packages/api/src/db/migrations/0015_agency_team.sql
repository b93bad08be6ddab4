-- Up Migration
-- The people of the agency whom parents and babysitters call. A member is not an account.
CREATE TABLE team_member (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_reference text NOT NULL CONSTRAINT one_member_per_reference UNIQUE,
  last_name text NOT NULL,
  first_name text NOT NULL,
  civility text CONSTRAINT a_civility_is_known CHECK (civility IN ('Ms', 'Mr')),
  is_sales_representative boolean NOT NULL DEFAULT false,
  is_account_manager boolean NOT NULL DEFAULT false,
  is_hr_contact boolean NOT NULL DEFAULT false,
  is_referent boolean NOT NULL DEFAULT false,
  phone_number text,
  email text,
  is_enabled boolean NOT NULL DEFAULT true
);

-- Who looks after whom, by the agency's references of its members; the import keeps no row without anybody.
CREATE TABLE contact_assignment (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  sales_representative text REFERENCES team_member (agency_reference),
  account_manager text REFERENCES team_member (agency_reference),
  hr_contact text REFERENCES team_member (agency_reference),
  referent text REFERENCES team_member (agency_reference),
  -- The last day with this referent.
  referent_end_day date,
  CONSTRAINT an_end_has_a_referent CHECK (referent IS NOT NULL OR referent_end_day IS NULL)
);
CREATE INDEX contact_assignment_by_sales_representative ON contact_assignment (sales_representative);
CREATE INDEX contact_assignment_by_account_manager ON contact_assignment (account_manager);
CREATE INDEX contact_assignment_by_hr_contact ON contact_assignment (hr_contact);
CREATE INDEX contact_assignment_by_referent ON contact_assignment (referent);
