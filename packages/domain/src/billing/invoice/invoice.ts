import * as z from "zod/mini";
import { documentIdSchema } from "../../documents/documentId.ts";
import { services } from "../../interventions/services.ts";
import { daySchema } from "../../kernel/day.ts";
import { paymentMeans, paymentStates } from "../payment/payment.ts";
import { invoiceKinds, invoiceStates, lineKinds, serviceNatures } from "./invoice.values.ts";

/** An opaque id: 22 characters of base64url. */
export const invoiceIdSchema = documentIdSchema;

/** An invoice or credit note in a list; amounts in cents (annex A.2). */
export const invoiceSchema = z.object({
  id: invoiceIdSchema,
  number: z.string(),
  kind: invoiceKinds.schema,
  title: z.string(),
  issueDate: daySchema,
  dueDate: daySchema,
  periodStart: z.nullable(daySchema),
  periodEnd: z.nullable(daySchema),
  dueCents: z.int(),
  remainingCents: z.int(),
  state: invoiceStates.schema,
  stateDisplayName: z.string(),
  /** The day of the planned debit, while it is planned. */
  scheduledDate: z.nullable(daySchema),
  /** The first day on which it is late, while it is. */
  lateSince: z.nullable(daySchema),
  /** The agency's own file, where it gave one, else the one that the portal draws; null where there is neither (BILLS-24). */
  downloadId: z.nullable(documentIdSchema),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** A line of an invoice; `minutes` are those that it bills, amounts are in cents, VAT included. */
export const invoiceLineSchema = z.object({
  position: z.int(),
  kind: lineKinds.schema,
  label: z.string(),
  service: z.nullable(services.schema),
  nature: z.nullable(serviceNatures.schema),
  babysitterDisplayName: z.nullable(z.string()),
  periodStart: z.nullable(daySchema),
  periodEnd: z.nullable(daySchema),
  minutes: z.nullable(z.int()),
  rateCents: z.nullable(z.int()),
  /** In hundredths of a per cent: 10 % is 1,000. */
  vatBasisPoints: z.nullable(z.int()),
  amountCents: z.int(),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

const namedInvoice = z.nullable(z.object({ id: invoiceIdSchema, number: z.string() }));

/** One invoice with how it is made, its lines and what was paid (annex A.2). */
export const invoiceDetailSchema = z.extend(invoiceSchema, {
  totalCents: z.int(),
  discountsCents: z.int(),
  aidsCents: z.int(),
  advanceCents: z.int(),
  paidCents: z.int(),
  pendingCents: z.int(),
  /** False when the lines do not make the totals: then they are not shown (BILLS-14). */
  linesAgree: z.boolean(),
  lines: z.array(invoiceLineSchema),
  vat: z.array(z.object({ basisPoints: z.int(), netCents: z.int(), vatCents: z.int(), grossCents: z.int() })),
  /** Stands in place of the VAT when every rate is 0; null when the agency wrote none. */
  vatExemption: z.nullable(z.string()),
  payments: z.array(
    z.object({
      valueDate: daySchema,
      means: paymentMeans.schema,
      meansDisplayName: z.string(),
      state: paymentStates.schema,
      amountCents: z.int(),
    }),
  ),
  plannedMeans: z.nullable(paymentMeans.schema),
  corrects: namedInvoice,
  correctedBy: namedInvoice,
  correctedDate: z.nullable(daySchema),
  /** The text of a transfer's QR code; null where nothing is to be paid by a transfer (PAYMENTS-12). */
  epc: z.nullable(z.string()),
});
export type InvoiceDetail = z.infer<typeof invoiceDetailSchema>;
