import { amount } from "../../imports/amounts.ts";
import { day, namedValue, reference, text } from "../../imports/cells.ts";
import { csvFile, optional, type RowOf, required } from "../../imports/column.ts";
import { lineProblems } from "../../imports/problem.ts";
import { paymentMeans, paymentStates } from "./payment.ts";

/** The problems of lines of payments. */
export const paymentProblems = lineProblems({
  "zero-amount": { fr: "Ce montant ne peut pas être nul.", en: "This amount cannot be nothing." },
  "shares-exceed-payment": {
    fr: "Les affectations dépassent le montant de ce règlement, ou vont en sens contraire.",
    en: "The shares exceed the amount of this payment, or go the other way.",
  },
  "wrong-payer": {
    fr: "Cette facture est celle d’une autre famille que ce règlement.",
    en: "This invoice is another family’s than this payment.",
  },
  "foreign-payment": {
    fr: "Ce règlement est celui d’une autre famille.",
    en: "This payment is another family’s.",
  },
  "unknown-payment": {
    fr: "Aucun règlement ne porte cette référence.",
    en: "No payment has this reference.",
  },
});

/** The payments of families (annex C.4); a negative amount is money given back. */
export const paymentsFile = csvFile({
  name: "reglements.csv",
  neverKept: ["debitedAccount"],
  columns: {
    reference: required("référence", reference),
    personReference: required("référence du parent", reference),
    valueDate: required("date", day),
    means: required("moyen", namedValue(paymentMeans)),
    amountCents: required("montant", amount),
    state: optional("état", namedValue(paymentStates), paymentStates.numbers.cleared),
    debitedAccount: optional("compte débité", text(34)),
  },
  key: (payment) => payment.reference,
  problems: ({ amountCents }) =>
    amountCents === 0 ? [{ column: "amountCents", ...paymentProblems["zero-amount"] }] : [],
});
export type ImportedPayment = RowOf<typeof paymentsFile.columns>;

/** What payments are put on which invoices (annex C.5). */
export const paymentSharesFile = csvFile({
  name: "affectations.csv",
  columns: {
    payment: required("référence du règlement", reference),
    number: required("numéro de facture", reference),
    amountCents: required("montant", amount),
  },
  key: (share) => JSON.stringify([share.payment, share.number]),
  problems: ({ amountCents }) =>
    amountCents === 0 ? [{ column: "amountCents", ...paymentProblems["zero-amount"] }] : [],
});
export type ImportedPaymentShare = RowOf<typeof paymentSharesFile.columns>;
