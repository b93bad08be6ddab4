-- Up Migration
-- The certificates that the portal makes (private-space.md, TAX-17 to TAX-21): what it froze is there as long as the certificate
-- is; one that is kept back is a row without either, until it is published.
ALTER TABLE tax_certificate ADD CONSTRAINT a_certificate_of_the_portal_is_frozen
  CHECK (source = 'agency' OR is_held OR snapshot IS NOT NULL);
ALTER TABLE tax_certificate ADD CONSTRAINT what_is_kept_back_states_nothing
  CHECK (NOT is_held OR (source = 'portal' AND document_id IS NULL AND snapshot IS NULL AND paid_cents IS NULL));
