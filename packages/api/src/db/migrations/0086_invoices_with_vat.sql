-- Up Migration
-- Whether an invoice has VAT, as its lines say: without, the portal draws it only where the agency says why there is none
-- (BILLS-11). Kept beside `lines_agree` by the same imports: a list asks it of every invoice.
ALTER TABLE invoice ADD COLUMN has_vat boolean NOT NULL DEFAULT false;
UPDATE invoice i SET has_vat = true
WHERE EXISTS (SELECT FROM invoice_line l WHERE l.invoice_id = i.id AND l.kind IN (0, 1, 2) AND l.vat_basis_points > 0);
