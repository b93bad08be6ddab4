import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { Columns } from "../../packages/api/src/db/columns.ts";
import { copyText, type Row } from "./copyText.ts";

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

/** Copies rows into these columns of a table; memory does not grow with their number. */
export async function copyInto<Field extends string>(
  client: pg.ClientBase,
  table: string,
  columns: Columns<Field>,
  rows: Iterable<Row<Field>>,
): Promise<void> {
  const names = Object.values<Columns<Field>[Field]>(columns).map(([name]) => name);
  const target = client.query(from(`COPY ${table} (${names.join(", ")}) FROM STDIN`));
  const text = copyText(Object.keys(columns) as Field[], rows);
  await pipeline(Readable.from(text, { objectMode: true }), target);
}

/** Lets the next person get the id after the last one. */
export async function continueIds(client: pg.ClientBase): Promise<void> {
  await client.query("SELECT setval(pg_get_serial_sequence('person', 'id'), max(id)) FROM person");
}

/**
 * Vacuums and analyses the tables, as after a quiet time: true statistics, and no hint bits left for readers
 * to set.
 */
export async function settle(client: pg.ClientBase): Promise<void> {
  await client.query("VACUUM (ANALYZE) person, parent_contract, housework_contract, babysitter_contract");
  // Only a superuser may ask for it (42501); a server that stops does the same.
  await client.query("CHECKPOINT").catch((error: { code?: string }) => {
    if (error.code !== "42501") throw error;
  });
}
