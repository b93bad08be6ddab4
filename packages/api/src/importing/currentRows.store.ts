import { type RawBuilder, sql } from "kysely";
import { type Columns, rowsInJson, typed } from "../db/columns.ts";
import type { Db } from "../db/connection/connect.ts";

/** What is kept of the rows that lines of a file know, so that an import can say what it changes (IMPORTS-06). */
export interface KnownRows {
  readonly table: string;
  /** The fields that recognise a row, each with its column. */
  readonly key: Columns<string>;
  /** Further fields, each with its column. */
  readonly columns: Columns<string>;
  /** Fields that stand elsewhere, each with the SQL that gives it of the row `old`. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Gives what is kept of the rows that lines know, by line: fields under their names in the code. */
export async function listCurrentRows(
  db: Db,
  { table, key, columns, others = {} }: KnownRows,
  lines: readonly { readonly line: number; readonly row: object }[],
): Promise<Map<number, Readonly<Record<string, unknown>>>> {
  const rows = lines.map(({ line, row }) => ({ ...row, line }));
  const [first, ...rest] = Object.entries(key);
  const same = ([field, [column]]: [string, readonly [string, string]], by: string): RawBuilder<unknown> =>
    sql`${sql.ref(`old.${column}`)} ${sql.raw(by)} ${sql.ref(`i.${field}`)}`;
  const fields = [
    ...Object.entries(columns).map(
      ([field, [column]]) => sql`${sql.lit(field)}, ${sql.ref(`old.${column}`)}`,
    ),
    ...Object.entries(others).map(([field, expression]) => sql`${sql.lit(field)}, ${sql.raw(expression)}`),
  ];
  // The first is compared by `=`, which can use its index.
  const isKnown = [
    ...(first ? [same(first, "=")] : []),
    ...rest.map((one) => same(one, "IS NOT DISTINCT FROM")),
  ];
  const { rows: found } = await sql<{ line: number; was: Readonly<Record<string, unknown>> }>`
    SELECT i.line, json_build_object(${sql.join(fields)}) AS was
    FROM json_to_recordset(${rowsInJson(rows, ["line", ...Object.keys(key)])}::json) AS i(line integer, ${typed(key)})
    JOIN ${sql.table(table)} old ON ${sql.join(isKnown, sql` AND `)}`.execute(db);
  return new Map(found.map(({ line, was }) => [line, was]));
}
