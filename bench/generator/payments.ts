import { givenPaymentColumns } from "../../packages/api/src/features/billing/index.ts";
import { paymentMeans, paymentStates } from "../../packages/domain/src/billing/payment/payment.ts";
import type { Row } from "./copyText.ts";
import { invoiceCents, type MonthlyInvoice, monthlyInvoices } from "./invoices.ts";
import { opaqueId } from "./opaque.ts";
import { parentId, type Size } from "./size.ts";

export const paymentColumns = {
  id: ["id", "integer"],
  parentId: ["parent_id", "integer"],
  ...givenPaymentColumns,
} as const;
export const shareColumns = {
  paymentId: ["payment_id", "integer"],
  invoiceId: ["invoice_id", "text"],
  amountCents: ["amount_cents", "integer"],
} as const;

function* paid(size: Size): Generator<MonthlyInvoice & { readonly id: number }> {
  let id = 0;
  for (const invoice of monthlyInvoices(size)) if (invoice.isPaid) yield { id: ++id, ...invoice };
}

/** Makes a payment for every invoice that is paid, on the day on which it is due. */
export function* paymentRows(size: Size): Generator<Row<keyof typeof paymentColumns>> {
  for (const { id, parent, number, dueDate } of paid(size)) {
    yield {
      id,
      parentId: parentId(parent),
      reference: `R-${number}`,
      valueDate: dueDate,
      means: paymentMeans.numbers.debit,
      amountCents: invoiceCents,
      state: paymentStates.numbers.cleared,
      debitedAccount: null,
    };
  }
}

/** Puts every payment on its invoice. */
export function* shareRows(size: Size): Generator<Row<keyof typeof shareColumns>> {
  for (const { id, number } of paid(size))
    yield { paymentId: id, invoiceId: opaqueId(number), amountCents: invoiceCents };
}
