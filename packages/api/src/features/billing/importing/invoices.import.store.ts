import type { InvoiceKind, LineKind } from "@ribambelle/domain/billing/invoice/invoice.values";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { ImportedTable } from "../../../importing/saveRows.store.ts";
import { givenInvoiceColumns, givenLineColumns } from "../billing.columns.ts";

export const invoiceTable: ImportedTable = {
  table: "invoice",
  key: ["number"],
  columns: givenInvoiceColumns,
  lasting: { id: ["id", "text"], personId: ["parent_id", "integer"] },
};

export const lineTable: ImportedTable = {
  table: "invoice_line",
  key: ["invoiceId", "position"],
  columns: givenLineColumns,
  lasting: { invoiceId: ["invoice_id", "text"] },
};

/** An invoice that is kept already, as an import needs to know it. */
export interface KnownInvoice {
  readonly id: string;
  readonly number: string;
  readonly personId: number;
  readonly kind: InvoiceKind;
  readonly payerName: string;
  readonly payerAddress: string;
  readonly documentId: string | null;
  readonly isShown: boolean;
}

/** Gives the invoices of these numbers, and holds them until the transaction ends. */
export async function lockInvoices(db: Db, numbers: readonly string[]): Promise<Map<string, KnownInvoice>> {
  const { rows } = await sql<KnownInvoice>`
    SELECT id, number, parent_id AS "personId", kind, payer_name AS "payerName", payer_address AS "payerAddress",
      document_id AS "documentId", first_shown_at IS NOT NULL AS "isShown"
    FROM invoice WHERE number = ANY(${numbers}) ORDER BY number FOR UPDATE`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}

/** Notes that what people had seen of these invoices was corrected. */
export async function markCorrected(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`UPDATE invoice SET corrected_at = ${now} WHERE id = ANY(${ids}) AND first_shown_at IS NOT NULL`.execute(
    db,
  );
}

/** An invoice with what makes its totals. */
export interface InvoiceWithLines {
  readonly id: string;
  readonly totalCents: number;
  readonly aidsCents: number;
  readonly advanceCents: number;
  readonly lines: readonly {
    readonly kind: LineKind;
    readonly amountCents: number;
    readonly vatBasisPoints: null;
  }[];
}

/** Gives the totals and the lines of these invoices. */
export async function listWithLines(db: Db, ids: readonly string[]): Promise<InvoiceWithLines[]> {
  const { rows } = await sql<InvoiceWithLines>`
    SELECT i.id, i.total_cents AS "totalCents", i.aids_cents AS "aidsCents", i.advance_cents AS "advanceCents",
      coalesce((SELECT json_agg(json_build_object('kind', l.kind, 'amountCents', l.amount_cents, 'vatBasisPoints', l.vat_basis_points))
        FROM invoice_line l WHERE l.invoice_id = i.id), '[]') AS lines
    FROM invoice i WHERE i.id = ANY(${ids})`.execute(db);
  return rows;
}

/** What the lines of an invoice say of it. */
export interface SaidByLines {
  readonly id: string;
  readonly linesAgree: boolean;
  readonly hasVat: boolean;
}

/** Stores whether the lines of each invoice make its totals, and whether they have VAT. */
export async function updateSaidByLines(db: Db, said: readonly SaidByLines[]): Promise<void> {
  if (said.length === 0) return;
  await sql`UPDATE invoice i SET lines_agree = a."linesAgree", has_vat = a."hasVat"
    FROM json_to_recordset(${JSON.stringify(said)}::json) AS a(id text, "linesAgree" boolean, "hasVat" boolean)
    WHERE i.id = a.id AND (i.lines_agree, i.has_vat) <> (a."linesAgree", a."hasVat")`.execute(db);
}

/** A line that was removed, with what it said. */
export interface RemovedLine {
  readonly invoiceId: string;
  readonly number: string;
  readonly position: number;
  readonly label: string;
  readonly amountCents: number;
}

/** Removes the lines that a file no longer has of invoices of which it has one; gives them with their invoices. */
export async function removeMissingLines(db: Db): Promise<RemovedLine[]> {
  const { rows } = await sql<RemovedLine>`
    DELETE FROM invoice_line l USING invoice i
    WHERE l.invoice_id = i.id
      AND i.number IN (SELECT key::json->>0 FROM pg_temp.import_line)
      AND NOT EXISTS (SELECT FROM pg_temp.import_line s
        WHERE s.key = concat('[', to_json(i.number), ',', l.position, ']'))
    RETURNING i.id AS "invoiceId", i.number, l.position, l.label, l.amount_cents AS "amountCents"`.execute(
    db,
  );
  return rows;
}

/** Gives the numbers among these that some invoice has. */
export async function listKnownNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    number: string;
  }>`SELECT number FROM invoice WHERE number = ANY(${numbers})`.execute(db);
  return new Set(rows.map(({ number }) => number));
}

/** Gives the numbers of the invoices that a file names and whose lines do not make their totals. */
export async function listDisagreeing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`SELECT number FROM invoice WHERE NOT lines_agree
    AND number IN (SELECT key::json->>0 FROM pg_temp.import_line) ORDER BY number`.execute(db);
  return rows.map(({ number }) => number);
}
