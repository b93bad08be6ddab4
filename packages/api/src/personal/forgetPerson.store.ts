import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";
import { isPersonal, type PersonalData, type PersonalTable } from "../personal.ts";
import { rowsOf } from "./rowsOf.store.ts";

/**
 * Deletes or blanks a person's data as declared, in the transaction that deletes the account and has locked
 * their row.
 */
export async function forgetPerson(
  transaction: Db,
  personal: PersonalData,
  personId: number,
  now: Date,
): Promise<void> {
  const tables = personal.filter(isPersonal);
  for (const each of tables) {
    const { whenDeleted } = each;
    if (whenDeleted.rows === "removed-with") continue;
    const where = rowsOf(tables, each, [personId]);
    if (whenDeleted.rows === "kept") await blank(transaction, each, whenDeleted.blanked, where, personId);
    else if (whenDeleted.by) await whenDeleted.by(transaction, personId, now);
    else await sql`DELETE FROM ${sql.table(each.table)} WHERE ${where}`.execute(transaction);
  }
}

async function blank(
  transaction: Db,
  { table }: PersonalTable,
  blanked: Readonly<Record<string, unknown>> = {},
  where: RawBuilder<boolean>,
  personId: number,
): Promise<void> {
  const set = Object.entries(blanked).map(([column, value]) => {
    const written = typeof value === "function" ? value(personId) : value;
    return sql`${sql.ref(column)} = ${written}`;
  });
  if (set.length > 0)
    await sql`UPDATE ${sql.table(table)} SET ${sql.join(set)} WHERE ${where}`.execute(transaction);
}
