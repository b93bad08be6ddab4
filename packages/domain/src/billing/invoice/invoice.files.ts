import { amount, hours } from "../../imports/amounts.ts";
import { day, flag, namedValue, reference, text } from "../../imports/cells.ts";
import { csvFile, optional, type Reader, type RowOf, required } from "../../imports/column.ts";
import { services } from "../../interventions/services.ts";
import { paymentMeans } from "../payment/payment.ts";
import { invoiceProblems } from "./invoice.problems.ts";
import { addsUp, hasItsSign } from "./invoice.rules.ts";
import { invoiceKinds, lineKinds, serviceNatures } from "./invoice.values.ts";

/** The invoices and credit notes of families, with the agency's own PDF beside where it gives one (annex C.2). */
export const invoicesFile = csvFile({
  name: "factures.csv",
  folder: "factures",
  columns: {
    number: required("numéro", reference),
    personReference: required("référence du parent", reference),
    kind: optional("nature", namedValue(invoiceKinds), invoiceKinds.numbers.invoice),
    issueDate: required("date d’émission", day),
    dueDate: optional("échéance", day),
    periodStart: optional("période du", day),
    periodEnd: optional("période au", day),
    totalCents: required("total TTC", amount),
    aidsCents: optional("aides", amount, 0),
    advanceCents: optional("avance immédiate", amount, 0),
    dueCents: required("montant dû", amount),
    plannedMeans: optional("moyen prévu", namedValue(paymentMeans)),
    debitDate: optional("date de prélèvement", day),
    correctsNumber: optional("facture corrigée", reference),
    isCanceled: optional("annulée", flag, false),
    payerName: optional("nom du payeur", text(200)),
    payerAddress: optional("adresse du payeur", text(300)),
    fileName: optional("fichier", text(250)),
  },
  key: (invoice) => invoice.number,
  problems: (invoice) => [
    ...(addsUp(invoice) ? [] : [{ column: "dueCents", ...invoiceProblems["totals-disagree"] } as const]),
    ...(hasItsSign(invoice.kind, invoice)
      ? []
      : [{ column: "dueCents", ...invoiceProblems["wrong-sign"] } as const]),
    ...(invoice.dueDate !== null && invoice.dueDate < invoice.issueDate
      ? [{ column: "dueDate", ...invoiceProblems["due-before-issue"] } as const]
      : []),
    ...((invoice.periodStart === null) === (invoice.periodEnd === null)
      ? []
      : [
          {
            column: invoice.periodStart === null ? "periodStart" : "periodEnd",
            ...invoiceProblems["incomplete-period"],
          } as const,
        ]),
    ...(invoice.periodStart !== null && invoice.periodEnd !== null && invoice.periodEnd < invoice.periodStart
      ? [{ column: "periodEnd", code: "ends-before-start" } as const]
      : []),
    ...(invoice.correctsNumber === invoice.number
      ? [{ column: "correctsNumber", ...invoiceProblems["corrects-itself"] } as const]
      : []),
  ],
});
export type ImportedInvoice = RowOf<typeof invoicesFile.columns>;

/** Reads the number of a line of an invoice. */
const position: Reader<number> = (cell) =>
  /^\d{1,5}$/.test(cell) && Number(cell) > 0
    ? { value: Number(cell) }
    : { problem: { code: "number-out-of-range", detail: "1–99999" } };

/** Reads a rate of VAT in per cent into hundredths of a per cent, from 0 to 30. */
const vatRate: Reader<number> = (cell) => {
  const [, whole, part = ""] = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(cell) ?? [];
  if (whole === undefined) return { problem: { code: "invalid-number" } };
  const value = Number(whole + part.padEnd(2, "0"));
  return value <= 3_000 ? { value } : { problem: { code: "number-out-of-range", detail: "0–30" } };
};

/** The lines of invoices (annex C.3). */
export const invoiceLinesFile = csvFile({
  name: "lignes-factures.csv",
  columns: {
    number: required("numéro", reference),
    position: required("ligne", position),
    kind: required("genre", namedValue(lineKinds)),
    label: required("libellé", text(200)),
    service: optional("prestation", namedValue(services)),
    nature: optional("nature", namedValue(serviceNatures)),
    babysitter: optional("référence de l’intervenant", reference),
    periodStart: optional("du", day),
    periodEnd: optional("au", day),
    minutes: optional("heures", hours),
    rateCents: optional("taux horaire TTC", amount),
    vatBasisPoints: optional("taux de TVA", vatRate),
    amountCents: required("montant", amount),
    givesRight: optional("ouvre droit", flag, true),
  },
  key: (line) => JSON.stringify([line.number, line.position]),
  problems: ({ periodStart, periodEnd }) =>
    periodStart !== null && periodEnd !== null && periodEnd < periodStart
      ? [{ column: "periodEnd", code: "ends-before-start" }]
      : [],
});
export type ImportedInvoiceLine = RowOf<typeof invoiceLinesFile.columns>;
