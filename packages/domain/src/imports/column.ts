import type { Bilingual } from "../kernel/texts.ts";
import type { WhatIsWrong } from "./problem.ts";

/** What a cell turned out to be: its value, or why it cannot be taken. */
export type Cell<T> = { readonly value: T; readonly problem?: undefined } | { readonly problem: WhatIsWrong };

/** Reads a tidy cell that is not empty. */
export interface Reader<T> {
  (cell: string): Cell<T>;
  /** Says a value as a reader of the agency knows it; left out where its text says enough. */
  say?(value: T): Bilingual;
}

/** One column of a file. */
export interface Column<T = unknown> {
  /** Its French name, as documented and as problems name it. */
  readonly header: string;
  /** True when the file cannot be read without it. */
  readonly needed: boolean;
  /** What an empty cell means; undefined when a line cannot go without. */
  readonly empty: T | undefined;
  readonly read: Reader<T>;
}

export type Columns = Readonly<Record<string, Column>>;

/** The values of one line, under the names of the code. */
export type RowOf<C extends Columns> = {
  readonly [Key in keyof C]: C[Key] extends Column<infer T> ? T : never;
};

/** A column that must be there and filled in on every line. */
export function required<T>(header: string, read: Reader<T>): Column<T> {
  return { header, needed: true, empty: undefined, read };
}

/** A column that must be there but may be empty: an empty cell is null. */
export function expected<T>(header: string, read: Reader<T>): Column<T | null> {
  return { header, needed: true, empty: null, read };
}

/** A column that the agency may leave out: an empty cell is null, or `empty` when it is given. */
export function optional<T>(header: string, read: Reader<T>): Column<T | null>;
export function optional<T>(header: string, read: Reader<T>, empty: T): Column<T>;
export function optional<T>(header: string, read: Reader<T>, empty: T | null = null): Column<T | null> {
  return { header, needed: false, empty, read };
}

/** One kind of file: its name, its columns, the key of a line, and the rules between its cells. */
export interface CsvFile<C extends Columns = Columns> {
  readonly name: string;
  readonly columns: C;
  readonly key: (row: RowOf<C>) => string;
  /** The folder of the PDF files that its lines name, beside it; undefined when they name none. */
  readonly folder?: string;
  /** The columns of which no record of an import keeps a cell (IMPORTS-07). */
  readonly neverKept?: readonly (keyof C & string)[];
  /** What is wrong with a line whose cells are right, on this day. */
  readonly problems: (row: RowOf<C>, today: string) => readonly RowProblem<C>[];
}

type RowProblem<C extends Columns> = WhatIsWrong & { readonly column: keyof C & string };

/** Describes one kind of file. */
export function csvFile<const C extends Columns>(
  file: Pick<CsvFile<C>, "name" | "columns" | "key"> &
    Partial<Pick<CsvFile<C>, "problems" | "folder" | "neverKept">>,
): CsvFile<C> {
  return { problems: () => [], ...file };
}
