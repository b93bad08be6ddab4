import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import { BackupProblem } from "./backupProblem.ts";
import {
  findFilledTable,
  jobsMigrationTable,
  migrationTable,
  quotedNames,
  quotedTable,
} from "./catalogue.store.ts";
import { nameOf, type Sequence, type Table } from "./manifest.ts";
import { plainSettings } from "./snapshot.store.ts";

// Tables that an empty portal fills when it starts; the backup's rows replace theirs.
const ownNotes = new Set([
  migrationTable,
  jobsMigrationTable,
  // The ready-made reasons that its migration writes.
  "public.moderation_reason",
  "graphile_worker._private_tasks",
  "graphile_worker._private_job_queues",
  "graphile_worker._private_known_crontabs",
]);

/** Throws when one of these tables holds a row that an empty portal does not have. */
export async function refuseFilled(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  const filled = await findFilledTable(
    client,
    tables.filter((table) => !ownNotes.has(nameOf(table))),
  );
  if (filled) throw new BackupProblem("database-not-empty", nameOf(filled));
}

/**
 * Runs the work in one transaction that locks these empty tables exclusively, with their triggers disabled
 * and their foreign keys dropped: that needs only their owner's rights. The foreign keys are checked when
 * they are added again.
 */
export async function withEmptyTables(
  pool: pg.Pool,
  tables: readonly Table[],
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(plainSettings);
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query(`LOCK TABLE ${tables.map(quotedTable).join(", ")} IN ACCESS EXCLUSIVE MODE`);
    await refuseFilled(client, tables);
    for (const table of tables) {
      if (ownNotes.has(nameOf(table))) await client.query(`DELETE FROM ${quotedTable(table)}`);
    }
    const comeBack = await putAway(client);
    await work(client);
    for (const statement of comeBack) await client.query(statement);
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    // Closing the connection rolls back, even in the middle of a COPY.
    client.release(true);
    throw error;
  }
}

// Disables triggers and drops foreign keys; gives the statements that restore them.
async function putAway(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(`
    WITH ours AS (
      SELECT c.oid, format('%I.%I', n.nspname, c.relname) AS name
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker')
    )
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', name, tgname) AS away,
      format('ALTER TABLE %s ENABLE TRIGGER %I', name, tgname) AS back
    FROM pg_trigger JOIN ours ON ours.oid = tgrelid WHERE NOT tgisinternal AND tgenabled = 'O'
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', name, conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', name, conname, pg_get_constraintdef(pg_constraint.oid))
    FROM pg_constraint JOIN ours ON ours.oid = conrelid WHERE contype = 'f' AND conparentid = 0`);
  for (const { away } of rows) await client.query(away);
  return rows.map(({ back }) => back);
}

/** Loads rows as COPY writes them; gives how many. */
export async function copyIn(
  client: pg.ClientBase,
  table: Table,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const columns = quotedNames(table.columns.map(({ name }) => name));
  const rows = client.query(from(`COPY ${quotedTable(table)} (${columns}) FROM STDIN`));
  await pipeline(Readable.from(chunks, { objectMode: true, highWaterMark: 1 }), rows);
  return rows.rowCount;
}

/** Sets a sequence to its value in the backup. `setval` is not undone by a rollback: call it last. */
export async function setSequence(client: pg.ClientBase, sequence: Sequence): Promise<void> {
  await client.query("SELECT setval($1::regclass, $2, $3)", [
    quotedTable(sequence),
    sequence.lastValue,
    sequence.isCalled,
  ]);
}

/** Gathers what the planner must know of tables that were filled at once. */
export async function analyze(pool: pg.Pool, tables: readonly Table[]): Promise<void> {
  await pool.query(`ANALYZE ${tables.map(quotedTable).join(", ")}`);
}
