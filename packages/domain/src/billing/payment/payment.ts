import * as z from "zod/mini";
import { daySchema } from "../../kernel/day.ts";
import { valueList } from "../../kernel/values.ts";

/** By what a payment is made (PAYMENTS-02). */
export const paymentMeans = valueList({
  debit: { value: 1, fr: "Prélèvement SEPA", en: "SEPA direct debit" },
  transfer: { value: 2, fr: "Virement", en: "Bank transfer" },
  card: { value: 3, fr: "Carte bancaire", en: "Bank card" },
  cheque: { value: 4, fr: "Chèque", en: "Cheque" },
  cesu: { value: 5, fr: "CESU préfinancé", en: "Prefinanced CESU voucher" },
  urssaf: {
    value: 6,
    fr: "Prélèvement Urssaf (avance immédiate)",
    en: "Urssaf debit (immediate advance)",
  },
  cash: { value: 7, fr: "Espèces", en: "Cash" },
  tip: { value: 8, fr: "TIP", en: "Interbank payment order (TIP)" },
  creditNote: { value: 9, fr: "Avoir", en: "Credit note" },
  thirdParty: { value: 10, fr: "Organisme tiers", en: "Third-party payer" },
  other: { value: 99, fr: "Autre", en: "Other" },
});
export type PaymentMeans = (typeof paymentMeans.rows)[number]["value"];

/** How far a payment is (PAYMENTS-02). */
export const paymentStates = valueList({
  pending: { value: 0, fr: "En cours", en: "Pending" },
  cleared: { value: 1, fr: "Encaissé", en: "Cleared" },
  rejected: { value: 2, fr: "Rejeté", en: "Rejected" },
});
export type PaymentState = (typeof paymentStates.rows)[number]["value"];

/** What a payment with a negative amount is called: money given back (PAYMENTS-02). */
export const refund = { fr: "Remboursement", en: "Refund" };

/** How an account stands, in cents; days are those of Paris (PAYMENTS-05). */
export const accountSchema = z.object({
  toPayCents: z.int(),
  lateCents: z.int(),
  scheduledCents: z.int(),
  scheduledDate: z.nullable(daySchema),
  underWayCents: z.int(),
  creditCents: z.int(),
  /** Positive when the family owes. */
  balanceCents: z.int(),
  firstDueDate: z.nullable(daySchema),
});
export type Account = z.infer<typeof accountSchema>;
