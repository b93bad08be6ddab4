import type { ImportedInvoice, ImportedInvoiceLine } from "@ribambelle/domain/billing/invoice/invoice.files";
import type { ImportedPayment } from "@ribambelle/domain/billing/payment/payment.files";
import type { Columns } from "../../db/columns.ts";
import type { Table } from "../../db/tables.ts";

/** The columns of an invoice that an import gives; its file becomes a document. */
export const givenInvoiceColumns = {
  number: ["number", "text"],
  kind: ["kind", "smallint"],
  issueDate: ["issue_date", "date"],
  dueDate: ["due_date", "date"],
  periodStart: ["period_start", "date"],
  periodEnd: ["period_end", "date"],
  totalCents: ["total_cents", "integer"],
  aidsCents: ["aids_cents", "integer"],
  advanceCents: ["advance_cents", "integer"],
  dueCents: ["due_cents", "integer"],
  plannedMeans: ["planned_means", "smallint"],
  debitDate: ["debit_date", "date"],
  correctsNumber: ["corrects_number", "text"],
  isCanceled: ["is_canceled", "boolean"],
  payerName: ["payer_name", "text"],
  payerAddress: ["payer_address", "text"],
  documentId: ["document_id", "text"],
} as const satisfies Columns<
  Exclude<keyof ImportedInvoice, "personReference" | "fileName"> | "documentId",
  keyof Table<"invoice">
>;

/** The columns of a line of an invoice that an import gives; the babysitter whom it names is kept by name and number. */
export const givenLineColumns = {
  position: ["position", "integer"],
  kind: ["kind", "smallint"],
  label: ["label", "text"],
  service: ["service", "smallint"],
  nature: ["nature", "smallint"],
  babysitterName: ["babysitter_name", "text"],
  babysitterNumber: ["babysitter_number", "text"],
  periodStart: ["period_start", "date"],
  periodEnd: ["period_end", "date"],
  minutes: ["minutes", "integer"],
  rateCents: ["rate_cents", "integer"],
  vatBasisPoints: ["vat_basis_points", "integer"],
  amountCents: ["amount_cents", "integer"],
  givesRight: ["gives_right", "boolean"],
} as const satisfies Columns<
  Exclude<keyof ImportedInvoiceLine, "number" | "babysitter"> | "babysitterName" | "babysitterNumber",
  keyof Table<"invoice_line">
>;

/** The columns of a payment that an import gives. */
export const givenPaymentColumns = {
  reference: ["reference", "text"],
  valueDate: ["value_date", "date"],
  means: ["means", "smallint"],
  amountCents: ["amount_cents", "integer"],
  state: ["state", "smallint"],
  debitedAccount: ["debited_account", "text"],
} as const satisfies Columns<Exclude<keyof ImportedPayment, "personReference">, keyof Table<"payment">>;
