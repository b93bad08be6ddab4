import { type RawBuilder, sql } from "kysely";
import { assigned, type Columns, names, rowsInJson, those, typed, values } from "../db/columns.ts";
import type { Db } from "../db/connection/connect.ts";

/** A table that an import writes. */
export interface ImportedTable {
  readonly table: string;
  /** The fields that recognise a row; they never change. */
  readonly key: readonly string[];
  /** What the import gives of a row, the key included. */
  readonly columns: Columns<string>;
  /** What is given once, when a row is made. */
  readonly lasting: Columns<string>;
}

/** What became of one line. */
export interface SavedRow {
  readonly line: number;
  readonly done: "created" | "updated" | "unchanged";
  /** The row as it was, under the names of its columns; null when it is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
}

/**
 * Creates the rows that are new and corrects those that differ, in one statement; `present` names the fields that the file
 * says: the others of a known row stay as they are.
 */
export async function saveRows(
  db: Db,
  { table, key, columns, lasting }: ImportedTable,
  rows: readonly ({ readonly line: number } & object)[],
  present: ReadonlySet<string>,
): Promise<SavedRow[]> {
  if (rows.length === 0) return [];
  const all = { ...columns, ...lasting };
  const said = those(columns, (field) => present.has(field) && !key.includes(field));
  const isOf = (one: string): RawBuilder<unknown> =>
    sql.join(
      key.map((field) => sql`${sql.ref(`${one}.${all[field]?.[0]}`)} = ${sql.ref(`i.${field}`)}`),
      sql` AND `,
    );
  const hasSaid = Object.keys(said).length > 0;
  const { rows: saved } = await sql<SavedRow>`
    WITH incoming AS (
      SELECT * FROM json_to_recordset(${rowsInJson(rows, ["line", ...Object.keys(all)])}::json) AS i(line integer, ${typed(all)})
    ), known AS (
      SELECT i.line, to_json(old) AS before FROM incoming i JOIN ${sql.table(table)} old ON ${isOf("old")}
    ), changed AS (
      ${
        hasSaid
          ? sql`UPDATE ${sql.table(table)} c SET ${assigned(said, "i")} FROM incoming i
              WHERE ${isOf("c")} AND (${names(said, "c")}) IS DISTINCT FROM (${values(said, "i")}) RETURNING i.line`
          : sql`SELECT NULL::integer AS line WHERE false`
      }
    ), created AS (
      INSERT INTO ${sql.table(table)} (${names(all)})
      SELECT ${values(all, "i")} FROM incoming i WHERE NOT EXISTS (SELECT FROM known k WHERE k.line = i.line)
    )
    SELECT i.line, k.before,
      CASE WHEN k.line IS NULL THEN 'created' WHEN c.line IS NULL THEN 'unchanged' ELSE 'updated' END AS done
    FROM incoming i LEFT JOIN known k USING (line) LEFT JOIN changed c USING (line)`.execute(db);
  return saved;
}
