import { randomBytes } from "node:crypto";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"invoice" | "invoice_line" | "payment" | "payment_share">>();

/** Puts an invoice of 100 euros with its line and its payment into the terms of a person; gives the invoice's id. */
export async function insertBilling(db: Db, personId: number): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  const amounts = { total_cents: 10_000, aids_cents: 0, advance_cents: 0, due_cents: 10_000 };
  await tables(db)
    .insertInto("invoice")
    .values({
      ...amounts,
      id,
      number: `F-${id}`,
      parent_id: personId,
      kind: 0,
      issue_date: "2026-10-05",
      due_date: "2026-10-20",
      is_canceled: false,
      payer_name: "A. Payer",
      payer_address: "1 rue",
    })
    .execute();
  await tables(db)
    .insertInto("invoice_line")
    .values({ invoice_id: id, position: 1, kind: 0, label: "Garde", amount_cents: 10_000, gives_right: true })
    .execute();
  const { id: payment } = await tables(db)
    .insertInto("payment")
    .values({
      reference: `R-${id}`,
      parent_id: personId,
      value_date: "2026-10-20",
      means: 2,
      amount_cents: 10_000,
      state: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tables(db)
    .insertInto("payment_share")
    .values({ payment_id: payment, invoice_id: id, amount_cents: 10_000 })
    .execute();
  return id;
}
