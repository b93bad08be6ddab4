import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";
import { isPersonal, type PersonalData, type PersonalTable } from "./personal.ts";
import { rowsOf } from "./rowsOf.store.ts";

/** A row as a person gets it: its exported columns. */
export type PersonRow = Readonly<Record<string, unknown>>;

/** What a table holds about a person. */
export interface PersonTable {
  readonly declared: PersonalTable;
  readonly rows: readonly PersonRow[];
}

// What says when, so that rows come in the order in which things happened.
const moments = ["created_at", "at", "start_date", "day"];

/** Gives all that is declared as exported about a person, of one instant: each table that holds something, in the order declared. */
export async function readPersonTables(
  db: Db,
  personal: PersonalData,
  personId: number,
): Promise<PersonTable[]> {
  const tables = personal.filter(isPersonal);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      const found: PersonTable[] = [];
      for (const declared of tables) {
        const columns = Object.keys(declared.exported);
        if (columns.length === 0) continue;
        const order = moments.filter((column) => columns.includes(column));
        const { rows } = await sql<PersonRow>`
          SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(declared.table)}
          WHERE ${rowsOf(tables, declared, [personId])}
          ORDER BY ${sql.join([...order, ...columns.slice(0, 1)].map((column) => sql.ref(column)))}`.execute(
          transaction,
        );
        if (rows.length > 0) found.push({ declared, rows });
      }
      return found;
    });
}
