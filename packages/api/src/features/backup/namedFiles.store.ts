import type pg from "pg";
import { quotedNames, quotedTable } from "./catalogue.store.ts";
import type { Table } from "./manifest.ts";

// A column that names a stored file is called so, and the column of its digest beside it:
// docs/decisions/0009-backup-in-a-sealed-tar.md.
const fileColumn = /(^|_)file_key$/;
const digestOf = (column: string) => column.replace(/file_key$/, "sha256");

// Names what the store may have and no row needs.
const looseFiles = "loose_file";
const keysPerBatch = 1_000;

/** A file that a row names. */
export interface NamedFile {
  readonly key: string;
  /** The SHA-256 that was noted when it was stored; null when its row has none. */
  readonly sha256: Buffer | null;
}

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly digest: string;
  readonly isLoose: boolean;
}

const referencesIn = (tables: readonly Table[]): Reference[] =>
  tables.flatMap((table) => {
    const names = table.columns.map(({ name }) => name);
    return names
      .filter((name) => fileColumn.test(name))
      .map((name) => ({
        table: quotedTable(table),
        column: quotedNames([name]),
        digest: names.includes(digestOf(name)) ? quotedNames([digestOf(name)]) : "NULL::bytea",
        isLoose: table.name === looseFiles,
      }));
  });

/** Gives the files that rows name, in the transaction of a snapshot. */
export async function* listNamedFiles(
  client: pg.ClientBase,
  tables: readonly Table[],
): AsyncGenerator<NamedFile> {
  const references = referencesIn(tables).filter(({ isLoose }) => !isLoose);
  if (references.length === 0) return;
  const selects = references.map(
    ({ table, column, digest }) =>
      `SELECT ${column} AS key, ${digest} AS sha256 FROM ${table} WHERE ${column} IS NOT NULL`,
  );
  await client.query(`DECLARE named_file CURSOR FOR ${selects.join(" UNION ")} ORDER BY key`);
  for (;;) {
    const { rows } = await client.query<NamedFile>(`FETCH ${keysPerBatch} FROM named_file`);
    yield* rows;
    if (rows.length < keysPerBatch) break;
  }
  await client.query("CLOSE named_file");
}

/**
 * Gives those keys of the store that neither a row nor the list of loose files names by now: a file is on that list
 * before it is stored, and until it is removed.
 */
export async function* listUnnamedFiles(
  pool: pg.Pool,
  tables: readonly Table[],
  keys: AsyncIterable<string>,
): AsyncGenerator<string> {
  const conditions = referencesIn(tables).map(
    ({ table, column }) => `NOT EXISTS (SELECT FROM ${table} t WHERE t.${column} = given.key)`,
  );
  const select = `SELECT key FROM unnest($1::text[]) AS given(key) WHERE ${["true", ...conditions].join(" AND ")}`;
  let batch: string[] = [];
  const unnamed = async () => {
    const { rows } = await pool.query<{ key: string }>(select, [batch]);
    batch = [];
    return rows.map(({ key }) => key);
  };
  for await (const key of keys) {
    batch.push(key);
    if (batch.length >= keysPerBatch) yield* await unnamed();
  }
  yield* await unnamed();
}
