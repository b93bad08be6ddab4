import type pg from "pg";

interface Part {
  readonly drop: string;
  readonly make: string;
}

interface Constraint extends Part {
  readonly isReference: boolean;
}

const constraintsOf = `SELECT contype = 'f' AS "isReference",
    format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint
  WHERE contype IN ('p', 'u', 'x', 'f') AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
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
  const { rows: constraints } = await client.query<Constraint>(constraintsOf, [tables]);
  const { rows: indexes } = await client.query<Part>(indexesOf, [tables]);
  // References, those of other tables too, stand on keys: they go first, and come last.
  const references = constraints.filter(({ isReference }) => isReference);
  const keys = constraints.filter(({ isReference }) => !isReference);
  // What was left for the end of the transaction comes now: a table of which something is left cannot be changed.
  await client.query("SET CONSTRAINTS ALL IMMEDIATE");
  for (const { drop } of [...references, ...keys, ...indexes]) await client.query(drop);
  return async () => {
    await client.query("SET LOCAL maintenance_work_mem = '512MB'");
    for (const { make } of [...keys, ...indexes, ...references]) await client.query(make);
  };
}
