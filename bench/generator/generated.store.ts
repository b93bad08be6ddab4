import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { Columns } from "../../packages/api/src/db/columns.ts";
import { copyText, type Row } from "./copyText.ts";

/** Lets every statement of a connection take as long as it needs, whatever its server or its database allow. */
export async function endTimeLimits(client: pg.ClientBase): Promise<void> {
  await client.query("SET statement_timeout = 0");
  await client.query("SET idle_in_transaction_session_timeout = 0");
}

/** True when somebody's account is in the database already. */
export async function holdsPeople(client: pg.ClientBase): Promise<boolean> {
  return (await client.query("SELECT FROM person LIMIT 1")).rowCount !== 0;
}

/** Runs the work in one transaction. */
export async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

// The server keeps in memory which rows of a statement it has still to look for their person or invoice.
const rowsAtOnce = 200_000;

/** Copies rows into these columns of a table, and gives how many; no memory grows with their number. */
export async function copyInto<Field extends string>(
  client: pg.ClientBase,
  table: string,
  columns: Columns<Field>,
  rows: Iterable<Row<Field>>,
): Promise<number> {
  const names = Object.values<Columns<Field>[Field]>(columns).map(([name]) => name);
  const left = rows[Symbol.iterator]();
  let count = 0;
  for (let copied = rowsAtOnce; copied === rowsAtOnce; count += copied) {
    const target = client.query(from(`COPY ${table} (${names.join(", ")}) FROM STDIN`));
    const text = copyText(Object.keys(columns) as Field[], some(left, rowsAtOnce));
    await pipeline(Readable.from(text, { objectMode: true }), target);
    copied = target.rowCount;
  }
  return count;
}

function* some<Value>(left: Iterator<Value>, most: number): Generator<Value> {
  for (let given = 0; given < most; given += 1) {
    const { value, done } = left.next();
    if (done) return;
    yield value;
  }
}

/** Lets the next person and the next payment get the id after the last one. */
export async function continueIds(client: pg.ClientBase): Promise<void> {
  for (const table of ["person", "payment"])
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table} HAVING max(id) IS NOT NULL`,
    );
}

/**
 * Vacuums and analyses the tables, as after a quiet time: true statistics, and no hint bits left for readers
 * to set.
 */
export async function settle(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query(`VACUUM (ANALYZE) ${tables.join(", ")}`);
  // Only a superuser may ask for it (42501); a server that stops does the same.
  await client.query("CHECKPOINT").catch((error: { code?: string }) => {
    if (error.code !== "42501") throw error;
  });
}
