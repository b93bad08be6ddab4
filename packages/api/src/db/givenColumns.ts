import { type RawBuilder, sql } from "kysely";

/** A value given as JSON under a key, and the column that keeps it. */
export type GivenColumn = [key: string, column: readonly [name: string, type: string]];

/** The columns of a `json_to_recordset`, under their keys. */
export const typed = (of: readonly GivenColumn[]): RawBuilder<unknown> =>
  sql.join(of.map(([key, [, type]]) => sql`${sql.ref(key)} ${sql.raw(type)}`));

/** The columns as a table keeps them. */
export const names = (of: readonly GivenColumn[], table: string): RawBuilder<unknown> =>
  sql.join(of.map(([, [name]]) => sql.ref(`${table}.${name}`)));

/** The values as they were given. */
export const values = (of: readonly GivenColumn[], table: string): RawBuilder<unknown> =>
  sql.join(of.map(([key]) => sql.ref(`${table}.${key}`)));
