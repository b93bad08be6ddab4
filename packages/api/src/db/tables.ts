import type { ColumnType, Generated, InsertType, SelectType } from "kysely";
import type { DB } from "./generated/tables.ts";

/** Some tables of the migrated database, by name (docs/decisions/0022-one-list-of-columns.md). */
export type Tables<Name extends keyof DB> = Pick<DB, Name>;

/** One table of the migrated database. */
export type Table<Name extends keyof DB> = DB[Name];

/** A table with narrower types for some columns: a value of a list, a JSON object of a known shape. */
export type Narrowed<
  Name extends keyof DB,
  Columns extends { readonly [Column in keyof DB[Name]]?: SelectType<DB[Name][Column]> },
> = Record<
  Name,
  {
    [Column in keyof DB[Name]]: Column extends keyof Columns
      ? NarrowedColumn<DB[Name][Column], Columns[Column]>
      : DB[Name][Column];
  }
>;

// JSON is written as text; a column with a default may be left out.
type NarrowedColumn<Wide, Narrow> = Narrow extends object
  ? ColumnType<Narrow, string, never>
  : undefined extends InsertType<Wide>
    ? Generated<Narrow>
    : Narrow;
