import type pg from "pg";
import type { Sequence, Table } from "./manifest.ts";

// Other schemas, and what an extension created in these two, are not the portal's.
const ours = `n.nspname IN ('public', 'graphile_worker') AND NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** The tables that list the migrations of the portal, and those of the job queue. */
export const migrationTable = "public.migration";
export const jobsMigrationTable = "graphile_worker.migrations";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Writes a table, a sequence or another thing of a schema as a statement names it. */
export const quotedTable = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** Writes names as the list of a statement. */
export const quotedNames = (names: readonly string[]): string => names.map(quoted).join(", ");

/** Gives every table that the database has for the portal and its jobs, with the columns that it does not compute. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT n.nspname::text AS schema, c.relname::text AS name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
        AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND ${ours}
    GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`);
  return rows;
}

/** Gives every sequence with its current value, those of identity columns included. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    SELECT n.nspname::text AS schema, c.relname::text AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${ours} ORDER BY n.nspname, c.relname`);
  const sequences: Sequence[] = [];
  for (const one of rows) {
    const value = await client.query<Pick<Sequence, "lastValue" | "isCalled">>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quotedTable(one)}`,
    );
    sequences.push(...value.rows.map((found) => ({ ...one, ...found })));
  }
  return sequences;
}

/** Gives the names of the migrations that made these tables, oldest first. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("SELECT name FROM public.migration ORDER BY id");
  return rows.map(({ name }) => name);
}

/** Gives the version of the job queue's tables. */
export async function getJobsVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number | null }>(
    "SELECT max(id) AS version FROM graphile_worker.migrations",
  );
  return rows[0]?.version ?? 0;
}

/** Gives the first of these tables that holds a row, or null. */
export async function findFilledTable(
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<Table | null> {
  for (const table of tables) {
    const { rows } = await client.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM ${quotedTable(table)}) AS filled`,
    );
    if (rows[0]?.filled) return table;
  }
  return null;
}

/**
 * Counts the connections of other processes to the same database, by the same account, by one that reads the portal's tables, or under a
 * name of the portal's.
 */
export async function countOtherConnections(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*) FROM pg_stat_activity JOIN pg_roles r ON r.oid = usesysid
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND (usename IN (session_user, current_user) OR application_name LIKE 'ribambelle-%'
        OR (NOT rolsuper AND has_table_privilege(usesysid, to_regclass('public.migration'), 'SELECT')))
      AND application_name <> current_setting('application_name')`);
  return rows[0]?.count ?? 0;
}
