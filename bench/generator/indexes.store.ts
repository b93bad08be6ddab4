import type pg from "pg";

interface Part {
  readonly drop: string;
  readonly make: string;
}

// Foreign keys of other tables stand on keys of these: they go first, and come last.
const constraintsOf = `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint
  WHERE CASE WHEN $2 THEN contype = 'f' AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
    ELSE contype IN ('p', 'u', 'x') AND conrelid = ANY ($1::regclass[]) END
  ORDER BY conrelid::regclass::text, conname`;

const indexesOf = `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
  FROM pg_index
  WHERE indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
  ORDER BY indexrelid::regclass::text`;

/**
 * Drops keys and indexes of tables, and gives what makes them again as they were: a table of many millions is filled several times
 * as fast without. Within a transaction, before whose end nobody else sees any of it. What makes them again throws what PostgreSQL
 * says where the rows break a key.
 */
export async function dropIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const found = async (statement: string, ...more: boolean[]) =>
    (await client.query<Part>(statement, [tables, ...more])).rows;
  const references = await found(constraintsOf, true);
  const keys = await found(constraintsOf, false);
  const indexes = await found(indexesOf);
  // What was left for the end of the transaction comes now: a table of which something is left cannot be changed.
  await client.query("SET CONSTRAINTS ALL IMMEDIATE");
  for (const { drop } of [...references, ...keys, ...indexes]) await client.query(drop);
  return async () => {
    await client.query("SET LOCAL maintenance_work_mem = '512MB'");
    for (const { make } of [...keys, ...indexes, ...references]) await client.query(make);
  };
}
