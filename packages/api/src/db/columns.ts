import { type RawBuilder, sql } from "kysely";

/**
 * The columns of a table by their names in the domain, each with its type: one list for all who read or write it
 * (docs/decisions/0022-one-list-of-columns.md). `satisfies Columns<…>` refuses a list that lacks a field.
 */
export type Columns<Field extends PropertyKey, Name extends PropertyKey = string> = Readonly<
  Record<Field, readonly [name: Name, type: string]>
>;

/** For a list computed from another: refuses excess columns, as `satisfies` does for a literal. */
export type Exactly<Given, Wanted> = Wanted & Record<Exclude<keyof Given, keyof Wanted>, never>;

type Some = Columns<string>;

/** The select list that gives the columns of a table under their names in the domain. */
export const selected = (columns: Some, table: string): string =>
  Object.entries(columns)
    .map(([field, [name]]) => `${table}."${name}" AS "${field}"`)
    .join(", ");

// Types whose JSON form differs from the domain's.
const expressionsInJson: Readonly<Record<string, (column: string) => string>> = {
  "time(0)": (column) => `to_char(${column}, 'HH24:MI')`,
  timestamptz: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** One row as a JSON object, under the names in the domain; instants and times as the domain writes them. */
export const jsonOf = (columns: Some, table: string): RawBuilder<unknown> => {
  const fields = Object.entries(columns).map(([field, [name, type]]) => {
    const column = `${table}."${name}"`;
    return `'${field}', ${expressionsInJson[type]?.(column) ?? column}`;
  });
  return sql.raw(`json_build_object(${fields.join(", ")})`);
};

/** The columns of a `json_to_recordset`, under their names in the domain. */
export const typed = (columns: Some): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([field, [, type]]) => sql`${sql.ref(field)} ${sql.raw(type)}`));

/** Rows as the text that a `json_to_recordset` of these fields reads: what is null is left out, as it is read the same. */
export const rowsInJson = (rows: readonly object[], fields: readonly string[]): string =>
  JSON.stringify(
    rows.map((row) => {
      const given: Record<string, unknown> = {};
      for (const field of fields) {
        const value = (row as Readonly<Record<string, unknown>>)[field];
        if (value !== null && value !== undefined) given[field] = value;
      }
      return given;
    }),
  );

/** The columns under the names that the table gives them. */
export const names = (columns: Some, table?: string): RawBuilder<unknown> =>
  sql.join(Object.values(columns).map(([name]) => sql.ref(table ? `${table}.${name}` : name)));

/** The same columns of a `json_to_recordset`. */
export const values = (columns: Some, table: string): RawBuilder<unknown> =>
  sql.join(Object.keys(columns).map((field) => sql.ref(`${table}.${field}`)));

/** The assignments (`SET`) of a table's columns from a `json_to_recordset`. */
export const assigned = (columns: Some, table: string): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columns).map(([field, [name]]) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${field}`)}`),
  );

/** The columns whose domain names satisfy the condition. */
export const those = (columns: Some, isWanted: (field: string) => boolean): Some =>
  Object.fromEntries(Object.entries(columns).filter(([field]) => isWanted(field)));
