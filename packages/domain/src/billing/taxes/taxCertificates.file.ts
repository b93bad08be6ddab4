import { amount } from "../../imports/amounts.ts";
import { reference, text, year } from "../../imports/cells.ts";
import { csvFile, optional, type RowOf, required } from "../../imports/column.ts";

/** The agency's own certificates, one PDF per payer and year (annex C.6). */
export const taxCertificatesFile = csvFile({
  name: "attestations-fiscales.csv",
  folder: "attestations",
  columns: {
    personReference: required("référence du parent", reference),
    year: required("année", year),
    paidCents: optional("montant", amount),
    fileName: required("fichier", text(250)),
  },
  key: (certificate) => JSON.stringify([certificate.personReference, certificate.year]),
  problems: ({ paidCents }) =>
    paidCents !== null && paidCents < 0 ? [{ column: "paidCents", code: "invalid-amount" }] : [],
});
export type ImportedTaxCertificate = RowOf<typeof taxCertificatesFile.columns>;
