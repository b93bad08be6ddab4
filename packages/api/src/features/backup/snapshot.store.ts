import type pg from "pg";
import { to } from "pg-copy-streams";
import { pauseRemovals, resumeRemovals } from "../../files/removalPause.store.ts";
import { BackupProblem } from "./backupProblem.ts";
import {
  jobsMigrationTable,
  listTables,
  migrationTable,
  quotedNames,
  quotedTable,
} from "./catalogue.store.ts";
import { nameOf, type Table } from "./manifest.ts";

/** Makes a transaction read and write values as texts that mean the same on every server, however long it takes. */
export const plainSettings = `
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL TimeZone = 'UTC'; SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

/**
 * Gives one consistent view of the tables to the work, whatever others write meanwhile; the files that it names stay
 * in the store as long.
 */
export async function withSnapshot<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase, tables: readonly Table[]) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await pauseRemovals(client);
    const tables = await beginSnapshot(client);
    const result = await work(client, tables);
    await client.query("COMMIT");
    await resumeRemovals(client);
    client.release();
    return result;
  } catch (error) {
    // A COPY may still be sending rows, so the connection cannot be reused.
    client.release(true);
    throw error;
  }
}

// A migration that rewrites a table makes it look empty to older snapshots. So the tables are locked against
// that (not against writes) before the snapshot is taken, which happens at the first query.
async function beginSnapshot(client: pg.ClientBase): Promise<Table[]> {
  const before = await listTables(client);
  const names = before.map(nameOf);
  if (![migrationTable, jobsMigrationTable].every((name) => names.includes(name))) {
    throw new BackupProblem("no-portal");
  }
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
  await client.query(plainSettings);
  await client.query("SET LOCAL lock_timeout = '30s'");
  await client
    .query(`LOCK TABLE ${before.map(quotedTable).join(", ")} IN ACCESS SHARE MODE`)
    .catch((error) => {
      throw new BackupProblem("tables-change", "", { cause: error });
    });
  await refuseHiddenRows(client);
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(before)) throw new BackupProblem("tables-change");
  return tables;
}

// graphile-worker's tables show each role the rows that a policy lets it see: all of them, or the backup would lack some.
async function refuseHiddenRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind = 'r' AND row_security_active(c.oid)
      AND (EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND NOT p.polpermissive)
        OR NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polcmd IN ('*', 'r')
          AND pg_get_expr(p.polqual, p.polrelid) = 'true'
          AND (SELECT oid FROM pg_roles WHERE rolname = current_user) = ANY (p.polroles)))`);
  const [hidden] = rows;
  if (hidden) throw new Error(`the portal's role does not see every row of ${hidden.name}`);
}

// Bytes: small beside the memory of a process, large beside a tar's blocks of 512 bytes.
export const chunkBytes = 1024 * 1024;
const newline = 10;

/** Gives a table's rows as COPY writes them, in chunks of whole rows. */
export async function* copyOut(client: pg.ClientBase, table: Table): AsyncGenerator<Buffer> {
  const columns = quotedNames(table.columns.map(({ name }) => name));
  const rows = client.query(to(`COPY ${quotedTable(table)} (${columns}) TO STDOUT`));
  let parts: Buffer[] = [];
  let byteCount = 0;
  for await (const part of rows as AsyncIterable<Buffer>) {
    parts.push(part);
    byteCount += part.length;
    // COPY writes a line break that is part of a value as \n: this byte always ends a row.
    const end = byteCount < chunkBytes ? 0 : part.lastIndexOf(newline) + 1;
    if (end === 0) continue;
    const rest = part.subarray(end);
    yield Buffer.concat(parts, byteCount - rest.length);
    parts = [rest];
    byteCount = rest.length;
  }
  if (byteCount > 0) yield Buffer.concat(parts);
}

/** Counts the rows of a chunk. */
export function countRows(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) count += 1;
  return count;
}
