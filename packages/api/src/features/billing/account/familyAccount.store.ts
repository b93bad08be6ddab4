import type { BilledInvoice, Share } from "@ribambelle/domain/billing/invoice/invoice.rules";
import type { InvoiceKind } from "@ribambelle/domain/billing/invoice/invoice.values";
import type { PaymentMeans, PaymentState } from "@ribambelle/domain/billing/payment/payment";
import type pg from "pg";

/** An invoice of a family's account, with what is put on it. */
export interface KeptInvoice extends BilledInvoice {
  readonly id: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issueDate: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly documentId: string | null;
  readonly linesAgree: boolean;
  /** True when one of its lines has VAT. */
  readonly hasVat: boolean;
  readonly shares: readonly Share[];
}

/** A payment of a family's account, with the invoices that it settles. */
export interface KeptPayment {
  readonly valueDate: string;
  readonly means: PaymentMeans;
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly shares: readonly {
    readonly invoiceId: string;
    readonly number: string;
    readonly kind: InvoiceKind;
    readonly issueDate: string;
    readonly periodStart: string | null;
    readonly periodEnd: string | null;
    readonly amountCents: number;
  }[];
}

/** All that a family's account is told from; the newest first. */
export interface FamilyAccount {
  readonly invoices: readonly KeptInvoice[];
  readonly payments: readonly KeptPayment[];
}

const named = `'number', i.number, 'kind', i.kind, 'issueDate', i.issue_date, 'periodStart', i.period_start,
  'periodEnd', i.period_end`;

// What belongs to the family is found once, by its own indexes: a look-up for each share, invoice and payment would cost more the
// more families there are (SPACE-21). A share is of an invoice and a payment of one payer (PAYMENTS-14).
const kept = `billed AS MATERIALIZED (
    SELECT id, number, kind, issue_date, due_date, period_start, period_end, is_canceled, due_cents, planned_means, debit_date,
      document_id, lines_agree, has_vat FROM invoice WHERE parent_id = $1
  ), paid AS MATERIALIZED (
    SELECT id, value_date, means, state, amount_cents FROM payment WHERE parent_id = $1
  ), shared AS MATERIALIZED (
    SELECT payment_id, invoice_id, amount_cents FROM payment_share WHERE payment_id = ANY (ARRAY(SELECT id FROM paid))
  )`;

const invoices = `SELECT coalesce(json_agg(json_build_object('id', i.id, ${named},
    'isCanceled', i.is_canceled, 'dueCents', i.due_cents, 'dueDate', i.due_date, 'plannedMeans', i.planned_means,
    'debitDate', i.debit_date, 'documentId', i.document_id, 'linesAgree', i.lines_agree, 'hasVat', i.has_vat,
    'shares', coalesce(o.shares, '[]')) ORDER BY i.issue_date DESC, i.number DESC), '[]')
  FROM billed i LEFT JOIN (
    SELECT s.invoice_id, json_agg(json_build_object('amountCents', s.amount_cents, 'state', p.state)) AS shares
    FROM shared s JOIN paid p ON p.id = s.payment_id GROUP BY s.invoice_id
  ) o ON o.invoice_id = i.id`;

const payments = `SELECT coalesce(json_agg(json_build_object('valueDate', p.value_date, 'means', p.means, 'state', p.state,
    'amountCents', p.amount_cents, 'shares', coalesce(o.shares, '[]')) ORDER BY p.value_date DESC, p.id DESC), '[]')
  FROM paid p LEFT JOIN (
    SELECT s.payment_id, json_agg(json_build_object('invoiceId', i.id, ${named}, 'amountCents', s.amount_cents)
      ORDER BY i.issue_date, i.number) AS shares
    FROM shared s JOIN billed i ON i.id = s.invoice_id GROUP BY s.payment_id
  ) o ON o.payment_id = p.id`;

// One statement each, prepared once a connection (SPACE-21). What is shown for the first time is marked by the same one.
const both = `SELECT (${invoices}) AS invoices, (${payments}) AS payments`;
const account = { name: "family-account", text: `WITH ${kept} ${both}` };
const shownAccount = {
  name: "family-account-shown",
  text: `WITH shown AS (
      UPDATE invoice SET first_shown_at = $2 WHERE parent_id = $1 AND first_shown_at IS NULL
    ), ${kept} ${both}`,
};

/** Gives a family's invoices and payments; `shownAt` notes that the invoices were shown then, null that they were not. */
export async function readFamilyAccount(
  pool: pg.Pool,
  personId: number,
  { shownAt }: { readonly shownAt: Date | null },
): Promise<FamilyAccount> {
  const { rows } = await pool.query<FamilyAccount>({
    ...(shownAt ? { ...shownAccount, values: [personId, shownAt] } : { ...account, values: [personId] }),
  });
  return rows[0] ?? { invoices: [], payments: [] };
}
