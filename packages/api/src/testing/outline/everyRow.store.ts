import { sql } from "kysely";
import type { TestDatabase } from "../testDatabase.ts";

/** A row of a table, as JSON. */
export interface KeptRow {
  readonly table: string;
  readonly row: string;
}

interface Keyed {
  readonly table: string;
  readonly key: string[];
}

interface NamedRow extends KeptRow {
  readonly key: string;
}

/**
 * Prepares to read every row of every table, jobs among them, by its table and its key; but for attempts, which each process counts for
 * itself and writes now and then, and for the quarter of an hour, by the database’s clock, in which something was read.
 */
export async function readingEveryRow({
  connection: { db, pool },
}: TestDatabase): Promise<() => Promise<ReadonlyMap<string, KeptRow>>> {
  const { rows: tables } = await sql<Keyed>`SELECT c.relname AS "table",
      array(SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary) AS key
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'attempt'`.execute(
    db,
  );
  const each = tables.map(({ table, key }) => {
    const its = key.length > 0 ? key.map((column) => sql.ref(`kept.${column}`)) : [sql`kept`];
    return sql`SELECT ${sql.lit(table)} AS "table", concat_ws(' ', ${sql.lit(table)}, ${sql.join(its)}) AS key,
      (to_jsonb(kept) - 'quarter')::text AS row FROM ${sql.table(table)} kept`;
  });
  const jobs = sql`SELECT 'job', 'job ' || coalesce(j.key, j.id::text), jsonb_build_object('task', t.identifier, 'payload', j.payload, 'key', j.key,
      'run_at', j.run_at)::text FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id`;
  const { sql: text } = sql`${sql.join([...each, jobs], sql` UNION ALL `)}`.compile(db);
  // Named, hence planned once a connection.
  const every = { name: "every-row", text };
  return async () => {
    const { rows } = await pool.query<NamedRow>(every);
    return new Map(rows.map(({ key, table, row }) => [key, { table, row }]));
  };
}

const first = 100_000_000;
const apart = 1_000_000;

/** Has the tables number their rows apart, so that a number tells wherever it stands of which table it is a row. */
export async function numberApart({ owner }: TestDatabase): Promise<(id: number) => string | undefined> {
  const { rows } = await owner.query<{ table: string }>(`SELECT t.relname AS "table",
      setval(s.seqrelid::regclass, ${first} + ${apart} * row_number() OVER (ORDER BY t.relname))
    FROM pg_sequence s JOIN pg_depend d ON d.objid = s.seqrelid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
      JOIN pg_class t ON t.oid = d.refobjid
    WHERE t.relnamespace = 'public'::regnamespace AND s.seqmax > ${first}
    ORDER BY t.relname`);
  return (id) => rows[Math.floor((id - first) / apart) - 1]?.table;
}
