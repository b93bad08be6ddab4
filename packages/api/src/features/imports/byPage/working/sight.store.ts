import { sql } from "kysely";
import type { Db } from "../../../../db/connection/connect.ts";

/** What tables held when somebody looked. */
export interface Sight {
  /** The first transaction that was not over by then: it and later ones may write what was not seen. */
  readonly before: string;
  /** How many rows each table had. */
  readonly rows: Readonly<Record<string, number>>;
}

/** A transaction that sees the database as it was when it began, whatever changes meanwhile. */
export interface OpenSight {
  /** Gives what these tables held then; null where they are too large for it. */
  of(tables: readonly string[]): Promise<Sight | null>;
  close(): Promise<void>;
}

// Of more rows, counting would take as long as what it spares.
const mostRows = 5_000_000;

/** Begins to see the database as it is now. */
export async function openSight(db: Db): Promise<OpenSight> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  const { rows } = await sql<{ before: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS before`.execute(transaction);
  return {
    async of(tables) {
      const before = rows[0]?.before;
      if (before === undefined || (await areLarge(transaction, tables))) return null;
      const counts = await countEach(transaction, tables, before);
      return { before, rows: Object.fromEntries(counts.map((one) => [one.table, one.rows])) };
    },
    async close() {
      await transaction.rollback().execute();
    },
  };
}

/** True where tables hold what they held: a row that was added, changed or removed since tells. */
export async function isAsSeen(db: Db, { before, rows }: Sight): Promise<boolean> {
  const now = await countEach(db, Object.keys(rows), before);
  return now.every(({ table, rows: count, newer }) => count === rows[table] && newer === 0);
}

/**
 * Gives the tables that a transaction has read or written so far. The locks that it holds tell of all but those that it touched
 * only in a part that it took back; of these the counts of the server tell, and of what its connection did just before.
 */
export async function listTouched(transaction: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    SELECT c.relname AS table FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
      WHERE l.locktype = 'relation' AND l.pid = pg_backend_pid() AND c.relkind = 'r'
        AND c.relnamespace = 'public'::regnamespace
    UNION SELECT relname FROM pg_stat_xact_user_tables WHERE schemaname = 'public'
      AND seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del > 0`.execute(transaction);
  return rows.map(({ table }) => table);
}

async function areLarge(db: Db, tables: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isLarge: boolean }>`
    SELECT sum(reltuples) > ${mostRows} AS "isLarge" FROM pg_class
    WHERE relname = ANY(${tables}) AND relnamespace = 'public'::regnamespace`.execute(db);
  return rows[0]?.isLarge ?? false;
}

interface Counted {
  readonly table: string;
  readonly rows: number;
  /** Those that were written by a given transaction or a later one. */
  readonly newer: number;
}

async function countEach(db: Db, tables: readonly string[], since: string): Promise<Counted[]> {
  if (tables.length === 0) return [];
  const each = tables.map(
    (table) => sql`SELECT ${table} AS table, count(*) AS rows,
      count(*) FILTER (WHERE age(xmin) <= age(${since}::xid8::xid)) AS newer FROM ${sql.table(`public.${table}`)}`,
  );
  const { rows } = await sql<Counted>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
  return rows;
}
