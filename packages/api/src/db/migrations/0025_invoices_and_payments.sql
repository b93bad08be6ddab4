-- Up Migration
-- Invoices and credit notes as the agency's books have them; amounts in cents, VAT included. What remains and how an invoice
-- stands is never stored: rules tell it from the day and from what was paid.
CREATE TABLE invoice (
  id text PRIMARY KEY CONSTRAINT an_invoice_id_is_opaque CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  number text NOT NULL CONSTRAINT one_invoice_per_number UNIQUE,
  parent_id integer NOT NULL REFERENCES person,
  kind smallint NOT NULL CONSTRAINT a_known_kind_of_invoice CHECK (kind IN (0, 1)),
  issue_date date NOT NULL,
  due_date date NOT NULL,
  period_start date,
  period_end date,
  total_cents integer NOT NULL,
  aids_cents integer NOT NULL,
  advance_cents integer NOT NULL,
  due_cents integer NOT NULL,
  planned_means smallint,
  debit_date date,
  corrects_number text,
  is_canceled boolean NOT NULL,
  -- The payer as they were on the paper: deleting an account changes nothing of it.
  payer_name text NOT NULL,
  payer_address text NOT NULL,
  document_id text REFERENCES document ON DELETE SET NULL,
  lines_agree boolean NOT NULL DEFAULT false,
  first_shown_at timestamptz,
  -- Set when an import changes what was shown.
  corrected_at timestamptz,
  CONSTRAINT an_invoice_is_due_after_its_issue CHECK (due_date >= issue_date),
  CONSTRAINT an_invoice_adds_up CHECK (due_cents = total_cents - aids_cents - advance_cents),
  CONSTRAINT an_invoice_has_its_sign CHECK (
    CASE kind WHEN 0 THEN total_cents >= 0 AND due_cents >= 0 ELSE total_cents <= 0 AND due_cents <= 0 END
  ),
  CONSTRAINT an_amount_of_an_invoice_is_in_range CHECK (
    greatest(abs(total_cents), abs(aids_cents), abs(advance_cents), abs(due_cents)) <= 50000000
  )
);
CREATE INDEX invoice_by_parent ON invoice (parent_id, issue_date DESC, number DESC);

CREATE TABLE invoice_line (
  invoice_id text NOT NULL REFERENCES invoice,
  position integer NOT NULL,
  kind smallint NOT NULL CONSTRAINT a_known_kind_of_line CHECK (kind BETWEEN 0 AND 4),
  label text NOT NULL CONSTRAINT a_label_fits CHECK (length(label) <= 200),
  service smallint,
  nature smallint,
  babysitter_name text,
  babysitter_number text,
  period_start date,
  period_end date,
  minutes integer,
  rate_cents integer,
  vat_basis_points integer CONSTRAINT a_rate_of_vat_is_in_range CHECK (vat_basis_points BETWEEN 0 AND 3000),
  amount_cents integer NOT NULL CONSTRAINT an_amount_of_a_line_is_in_range CHECK (abs(amount_cents) <= 50000000),
  -- False for what gives no right to the tax credit: a deposit, a membership.
  gives_right boolean NOT NULL,
  CONSTRAINT one_line_per_position PRIMARY KEY (invoice_id, position)
);

CREATE TABLE payment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT one_payment_per_reference UNIQUE,
  parent_id integer NOT NULL REFERENCES person,
  value_date date NOT NULL,
  means smallint NOT NULL CONSTRAINT a_known_means_of_payment CHECK (means BETWEEN 1 AND 10 OR means = 99),
  amount_cents integer NOT NULL CONSTRAINT a_payment_is_of_something CHECK (amount_cents <> 0 AND abs(amount_cents) <= 50000000),
  state smallint NOT NULL CONSTRAINT a_known_state_of_a_payment CHECK (state BETWEEN 0 AND 2),
  debited_account text CONSTRAINT an_account_fits CHECK (length(debited_account) <= 34)
);
CREATE INDEX payment_by_parent ON payment (parent_id, value_date DESC);

CREATE TABLE payment_share (
  payment_id integer NOT NULL REFERENCES payment,
  invoice_id text NOT NULL REFERENCES invoice,
  amount_cents integer NOT NULL CONSTRAINT a_share_is_of_something CHECK (amount_cents <> 0 AND abs(amount_cents) <= 50000000),
  CONSTRAINT one_share_per_payment_and_invoice PRIMARY KEY (payment_id, invoice_id)
);
CREATE INDEX payment_share_by_invoice ON payment_share (invoice_id);
