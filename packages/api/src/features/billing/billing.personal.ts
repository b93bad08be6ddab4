import { invoiceKinds, lineKinds } from "@ribambelle/domain/billing/invoice/invoice.values";
import { paymentMeans, paymentStates } from "@ribambelle/domain/billing/payment/payment";
import type { PersonalData } from "../../personal.ts";

const law = "Accounting papers, which the law keeps for ten years (L123-22 of the Code de commerce).";
const cents = { fr: "en centimes", en: "in cents" };
const amount = (fr: string, en: string) => ({ fr: `${fr}, ${cents.fr}`, en: `${en}, ${cents.en}` });
const tenYears = (fr: string, en: string) => ({
  fr: `dix ans après ${fr} (Code de commerce, article L123-22)`,
  en: `for ten years after ${en} (Code de commerce, article L123-22)`,
});
const kept = {
  rows: "kept",
  why: law,
  told: {
    what: { fr: "Vos factures et vos règlements", en: "Your invoices and payments" },
    until: tenYears("la fin de leur année", "the end of their year"),
  },
} as const;
const keptCertificate = {
  ...kept,
  told: {
    what: { fr: "Vos attestations fiscales", en: "Your tax certificates" },
    until: tenYears("leur publication", "they were published"),
  },
} as const;
const afterIssue = { period: "10 years", after: "the end of the year of issue" } as const;
const afterPayment = { period: "10 years", after: "the end of the year of payment" } as const;

/** Invoices and payments: names and addresses stay as they were on the paper (SPACE-34, annex I). */
export const billingPersonal: PersonalData = [
  {
    table: "invoice",
    title: { fr: "Factures", en: "Invoices" },
    lead: { column: "parent_id", to: "person" },
    exported: {
      number: { fr: "Numéro", en: "Number" },
      kind: { fr: "Nature", en: "Kind", values: invoiceKinds.rows },
      issue_date: { fr: "Date d’émission", en: "Day of issue" },
      due_date: { fr: "Échéance", en: "Due day" },
      period_start: { fr: "Période du", en: "Period from" },
      period_end: { fr: "Période au", en: "Period to" },
      total_cents: amount("Total TTC", "Total, VAT included"),
      aids_cents: amount("Aides", "Aids"),
      advance_cents: amount("Avance immédiate", "Immediate advance"),
      due_cents: amount("Montant dû", "Amount due"),
      planned_means: { fr: "Moyen prévu", en: "Planned means", values: paymentMeans.rows },
      debit_date: { fr: "Date de prélèvement", en: "Day of the debit" },
      corrects_number: { fr: "Facture corrigée", en: "Corrected invoice" },
      is_canceled: { fr: "Annulée", en: "Cancelled" },
      payer_name: { fr: "Payeur", en: "Payer" },
      payer_address: { fr: "Adresse du payeur", en: "Payer’s address" },
      corrected_at: { fr: "Corrigée le", en: "Corrected on" },
    },
    internal: ["id", "parent_id", "document_id", "lines_agree", "has_vat", "first_shown_at"],
    until: afterIssue,
    whenDeleted: kept,
  },
  {
    table: "invoice_line",
    title: { fr: "Lignes de factures", en: "Lines of invoices" },
    lead: { column: "invoice_id", to: { table: "invoice", key: "id" } },
    exported: {
      position: { fr: "Ligne", en: "Line" },
      kind: { fr: "Genre", en: "Kind", values: lineKinds.rows },
      label: { fr: "Libellé", en: "Label" },
      babysitter_name: { fr: "Intervenant", en: "Babysitter" },
      babysitter_number: { fr: "Matricule", en: "Employee number" },
      period_start: { fr: "Du", en: "From" },
      period_end: { fr: "Au", en: "To" },
      minutes: { fr: "Minutes", en: "Minutes" },
      rate_cents: amount("Taux horaire TTC", "Hourly rate, VAT included"),
      vat_basis_points: { fr: "TVA, en centièmes de pour cent", en: "VAT, in hundredths of a per cent" },
      amount_cents: amount("Montant", "Amount"),
      gives_right: { fr: "Ouvre droit au crédit d’impôt", en: "Gives right to the tax credit" },
    },
    internal: ["invoice_id", "service", "nature"],
    until: afterIssue,
    whenDeleted: kept,
  },
  {
    table: "payment",
    title: { fr: "Règlements", en: "Payments" },
    lead: { column: "parent_id", to: "person" },
    exported: {
      reference: { fr: "Référence", en: "Reference" },
      value_date: { fr: "Date", en: "Day" },
      means: { fr: "Moyen", en: "Means", values: paymentMeans.rows },
      amount_cents: amount("Montant", "Amount"),
      state: { fr: "État", en: "State", values: paymentStates.rows },
      debited_account: { fr: "Compte débité", en: "Debited account" },
    },
    internal: ["id", "parent_id"],
    until: afterPayment,
    whenDeleted: kept,
  },
  {
    table: "payment_share",
    title: { fr: "Affectations des règlements", en: "What payments were put on" },
    lead: { column: "payment_id", to: { table: "payment", key: "id" } },
    exported: { amount_cents: amount("Montant", "Amount") },
    internal: ["payment_id", "invoice_id"],
    until: afterPayment,
    whenDeleted: kept,
  },
  {
    table: "tax_certificate",
    title: { fr: "Attestations fiscales", en: "Tax certificates" },
    lead: { column: "parent_id", to: "person" },
    exported: {
      year: { fr: "Année", en: "Year" },
      version: { fr: "Version", en: "Version" },
      paid_cents: amount("Montant attesté", "Amount stated"),
      published_at: { fr: "Publiée", en: "Published" },
    },
    internal: ["id", "parent_id", "source", "snapshot", "document_id", "is_held"],
    until: { period: "10 years", after: "its publication" },
    whenDeleted: keptCertificate,
  },
];
