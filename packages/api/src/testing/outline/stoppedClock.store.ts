import type { TestDatabase } from "../testDatabase.ts";

/** Has a database, as yet empty, tell this instant wherever a column is filled by its own clock. */
export async function stopClock({ owner }: TestDatabase, at: Date): Promise<void> {
  const { rows } = await owner.query<{
    table: string;
    column: string;
  }>(`SELECT c.relname AS "table", a.attname AS "column"
    FROM pg_attrdef d JOIN pg_class c ON c.oid = d.adrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.adnum
    WHERE c.relnamespace = 'public'::regnamespace AND pg_get_expr(d.adbin, d.adrelid) = 'now()'`);
  for (const { table, column } of rows)
    await owner.query(`ALTER TABLE ${table} ALTER ${column} SET DEFAULT '${at.toISOString()}'`);
}
