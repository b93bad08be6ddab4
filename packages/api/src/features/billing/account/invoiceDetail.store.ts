import type { InvoiceLine } from "@ribambelle/domain/billing/invoice/invoice";
import type { PaymentMeans, PaymentState } from "@ribambelle/domain/billing/payment/payment";
import type pg from "pg";
import type { Db } from "../../../db/connection/connect.ts";
import type { Tables } from "../../../db/tables.ts";
import type { KeptInvoice } from "./familyAccount.store.ts";

/** One invoice with all that its page says of it. */
export interface KeptInvoiceDetail extends Omit<KeptInvoice, "shares" | "hasVat"> {
  readonly totalCents: number;
  readonly aidsCents: number;
  readonly advanceCents: number;
  readonly lines: readonly (InvoiceLine & { readonly babysitterNumber: string | null })[];
  readonly payerName: string;
  readonly payerAddress: string;
  readonly shares: readonly {
    readonly valueDate: string;
    readonly means: PaymentMeans;
    readonly state: PaymentState;
    readonly amountCents: number;
  }[];
  readonly corrects: { readonly id: string; readonly number: string } | null;
  readonly correctedBy: { readonly id: string; readonly number: string } | null;
  readonly correctedAt: Date | null;
}

const detail = {
  name: "invoice-detail",
  text: `WITH shown AS (
      UPDATE invoice SET first_shown_at = $3 WHERE id = $2 AND parent_id = $1 AND first_shown_at IS NULL
    )
    SELECT i.id, i.number, i.kind, i.issue_date AS "issueDate", i.due_date AS "dueDate",
      i.period_start AS "periodStart", i.period_end AS "periodEnd", i.is_canceled AS "isCanceled",
      i.due_cents AS "dueCents", i.planned_means AS "plannedMeans", i.debit_date AS "debitDate",
      i.total_cents AS "totalCents", i.aids_cents AS "aidsCents", i.advance_cents AS "advanceCents",
      i.lines_agree AS "linesAgree", i.corrected_at AS "correctedAt", i.document_id AS "documentId",
      i.payer_name AS "payerName", i.payer_address AS "payerAddress",
      CASE WHEN i.lines_agree THEN (SELECT coalesce(json_agg(json_build_object('position', l.position, 'kind', l.kind,
          'label', l.label, 'service', l.service, 'nature', l.nature, 'babysitterDisplayName', l.babysitter_name,
          'babysitterNumber', l.babysitter_number,
          'periodStart', l.period_start, 'periodEnd', l.period_end, 'minutes', l.minutes, 'rateCents', l.rate_cents,
          'vatBasisPoints', l.vat_basis_points, 'amountCents', l.amount_cents) ORDER BY l.position), '[]')
        FROM invoice_line l WHERE l.invoice_id = i.id) ELSE '[]' END AS lines,
      (SELECT coalesce(json_agg(json_build_object('valueDate', p.value_date, 'means', p.means, 'state', p.state,
          'amountCents', s.amount_cents) ORDER BY p.value_date, p.id), '[]')
        FROM payment_share s JOIN payment p ON p.id = s.payment_id WHERE s.invoice_id = i.id) AS shares,
      (SELECT json_build_object('id', o.id, 'number', o.number) FROM invoice o
        WHERE o.number = i.corrects_number AND o.parent_id = $1) AS corrects,
      (SELECT json_build_object('id', o.id, 'number', o.number) FROM invoice o
        WHERE o.parent_id = $1 AND o.corrects_number = i.number
        ORDER BY o.issue_date DESC, o.number DESC LIMIT 1) AS "correctedBy"
    FROM invoice i WHERE i.id = $2 AND i.parent_id = $1`,
};

/** Gives one invoice of a family, and notes that it was shown; null for any other id. */
export async function findInvoice(
  pool: pg.Pool,
  personId: number,
  id: string,
  now: Date,
): Promise<KeptInvoiceDetail | null> {
  const { rows } = await pool.query<KeptInvoiceDetail>({ ...detail, values: [personId, id, now] });
  return rows[0] ?? null;
}

/** Gives the id of the agency's own file of one of a family's invoices; null where it gave none. */
export async function findInvoiceDocument(db: Db, personId: number, id: string): Promise<string | null> {
  const found = await db
    .withTables<Tables<"invoice">>()
    .selectFrom("invoice")
    .select("document_id as documentId")
    .where("id", "=", id)
    .where("parent_id", "=", personId)
    .executeTakeFirst();
  return found?.documentId ?? null;
}
