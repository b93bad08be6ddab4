import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { ImportedTable } from "../../../importing/saveRows.store.ts";
import { givenPaymentColumns } from "../billing.columns.ts";

export const paymentTable: ImportedTable = {
  table: "payment",
  key: ["reference"],
  columns: givenPaymentColumns,
  lasting: { personId: ["parent_id", "integer"] },
};

export const shareTable: ImportedTable = {
  table: "payment_share",
  key: ["paymentId", "invoiceId"],
  columns: { amountCents: ["amount_cents", "integer"] },
  lasting: { paymentId: ["payment_id", "integer"], invoiceId: ["invoice_id", "text"] },
};

/** A payment that is kept already, as an import needs to know it. */
export interface KnownPayment {
  readonly id: number;
  readonly reference: string;
  readonly personId: number;
  readonly amountCents: number;
}

/** Gives the payments of these references, and holds them until the transaction ends. */
export async function lockPayments(
  db: Db,
  references: readonly string[],
): Promise<Map<string, KnownPayment>> {
  const { rows } = await sql<KnownPayment>`
    SELECT id, reference, parent_id AS "personId", amount_cents AS "amountCents"
    FROM payment WHERE reference = ANY(${references}) ORDER BY id FOR UPDATE`.execute(db);
  return new Map(rows.map((row) => [row.reference, row]));
}

/** The key of a share in its file, as `pg_temp.import_line` holds those that the file has had so far. */
const keyInFile = sql`concat('[', to_json(p.reference), ',', to_json(i.number), ']')`;

/** Gives, for each payment, the sum of the shares that the file has said before these. */
export async function sumOfSeenShares(
  db: Db,
  shares: readonly { readonly payment: string; readonly number: string }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ payment: string; sum: number }>`
    SELECT p.reference AS payment, sum(s.amount_cents)::integer AS sum
    FROM payment p JOIN payment_share s ON s.payment_id = p.id JOIN invoice i ON i.id = s.invoice_id
    WHERE p.reference = ANY(${shares.map(({ payment }) => payment)})
      AND EXISTS (SELECT FROM pg_temp.import_line l WHERE l.key = ${keyInFile})
      AND NOT EXISTS (SELECT FROM json_to_recordset(${JSON.stringify(shares)}::json) AS g(payment text, number text)
        WHERE g.payment = p.reference AND g.number = i.number)
    GROUP BY p.reference`.execute(db);
  return new Map(rows.map(({ payment, sum }) => [payment, sum]));
}

/** Removes the shares that a file no longer has of payments of which it has one. */
export async function removeMissingShares(db: Db): Promise<void> {
  await sql`DELETE FROM payment_share s USING payment p, invoice i
    WHERE s.payment_id = p.id AND s.invoice_id = i.id
      AND p.reference IN (SELECT key::json->>0 FROM pg_temp.import_line)
      AND NOT EXISTS (SELECT FROM pg_temp.import_line l WHERE l.key = ${keyInFile})`.execute(db);
}
