-- Up Migration
-- Documents are no longer of contracts alone: the subject is the reference of a contract, the number of an invoice, the month of
-- a payslip, the year of a tax certificate.
ALTER TABLE document RENAME COLUMN contract_reference TO subject_reference;
ALTER TABLE document RENAME CONSTRAINT one_document_per_contract_and_kind TO one_document_per_subject_and_kind;
ALTER TABLE document DROP CONSTRAINT a_document_kind_is_known;
ALTER TABLE document ADD CONSTRAINT a_document_kind_is_known CHECK (kind IN (
  'contract', 'attestation', 'certificate', 'signed-contract', 'invoice', 'credit-note', 'payslip', 'tax-certificate'
));

-- What invoices and tax certificates must show of who worked; without one, the person's reference stands for it.
ALTER TABLE person ADD COLUMN employee_number text
  CONSTRAINT an_employee_number_says_something CHECK (employee_number <> '');
