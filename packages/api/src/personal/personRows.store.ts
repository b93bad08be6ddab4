import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";
import { isPersonal, type PersonalData, type PersonalTable } from "../personal.ts";
import { rowsOf } from "./rowsOf.store.ts";

/** A row as a person gets it: its exported columns. */
export type PersonRow = Readonly<Record<string, unknown>>;

/** Some of the rows that a table holds about a person, in their order. */
export interface PersonPiece {
  readonly declared: PersonalTable;
  readonly rows: readonly PersonRow[];
  /** How many rows there are in all, where only the newest are given. */
  readonly all: number | null;
}

/** How many rows are in memory at once. */
export const rowsAtOnce = 200;

// What says when, so that rows come in the order in which things happened.
const moments = ["created_at", "at", "start_date", "day"];

/**
 * Reads all that is declared as exported about a person, in one transaction of the caller's, a piece at a time: the next is read
 * once `take` is done with the one before. Tables come in the order declared; when the signal is given, nothing more is read.
 */
export async function readPersonRows(
  transaction: Db,
  { personal, personId, signal }: { personal: PersonalData; personId: number; signal: AbortSignal },
  take: (piece: PersonPiece) => Promise<void>,
): Promise<void> {
  const tables = personal.filter(isPersonal);
  for (const declared of tables) {
    if (Object.keys(declared.exported).length === 0) continue;
    const where = rowsOf(tables, declared, [personId]);
    const all = declared.newest === undefined ? 0 : await count(transaction, declared, where);
    const isCut = declared.newest !== undefined && all > declared.newest;
    await sql`DECLARE person_row NO SCROLL CURSOR FOR ${chosen(declared, where)}`.execute(transaction);
    for (let isOver = false; !isOver; ) {
      signal.throwIfAborted();
      const fetched = sql<PersonRow>`FETCH ${sql.lit(rowsAtOnce)} FROM person_row`;
      const { rows } = await fetched.execute(transaction);
      if (rows.length > 0) await take({ declared, rows, all: isCut ? all : null });
      isOver = rows.length < rowsAtOnce;
    }
    await sql`CLOSE person_row`.execute(transaction);
  }
}

type Where = ReturnType<typeof rowsOf>;

async function count(db: Db, { table }: PersonalTable, where: Where): Promise<number> {
  const { rows } = await sql<{ all: number }>`
    SELECT count(*) AS all FROM ${sql.table(table)} WHERE ${where}`.execute(db);
  return rows[0]?.all ?? 0;
}

function chosen({ table, exported, newest }: PersonalTable, where: Where) {
  const columns = Object.keys(exported);
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const order = [...moments.filter((column) => columns.includes(column)), ...columns.slice(0, 1)];
  const ordered = sql.join(order.map((column) => sql.ref(column)));
  const all = sql`SELECT ${selected} FROM ${sql.table(table)} WHERE ${where}`;
  if (newest === undefined) return sql`${all} ORDER BY ${ordered}`;
  const last = sql.join(order.map((column) => sql`${sql.ref(column)} DESC`));
  return sql`SELECT * FROM (${all} ORDER BY ${last} LIMIT ${newest}) AS last ORDER BY ${ordered}`;
}
