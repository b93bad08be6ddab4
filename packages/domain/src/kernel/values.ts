import * as z from "zod/mini";
import type { Locale } from "./locale.ts";
import type { Bilingual } from "./texts.ts";

/** One row of a list of values: the number stored and sent, and its labels. */
export interface Value extends Bilingual {
  readonly value: number;
}

/** Makes a list of values from its table: numbers by name, a schema, and the labels. The table's order is the order of display. */
export function valueList<const Table extends Record<string, Value>>(table: Table) {
  type Name = keyof Table;
  type Numbers = Table[Name]["value"];
  const rows = Object.entries(table) as [Name & string, Table[Name]][];
  const byNumber = new Map<number, Table[Name]>(rows.map(([, row]) => [row.value, row]));
  return {
    numbers: Object.fromEntries(rows.map(([name, row]) => [name, row.value])) as {
      readonly [N in Name]: Table[N]["value"];
    },
    rows: rows.map(([name, row]) => ({ name, ...row })),
    schema: z.literal(rows.map(([, row]) => row.value) as Numbers[]),
    /** True for a number of the list: a newer version may keep others. */
    has: (value: unknown): value is Numbers => byNumber.has(value as number),
    row: (value: Numbers): Table[Name] => byNumber.get(value) as Table[Name],
    label: (value: Numbers, locale: Locale): string => (byNumber.get(value) as Table[Name])[locale],
  };
}

/** Makes a field nullable and optional: a field that is left out is read as null. */
export const absent = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);

/** Drops the repetitions of a list, the first of each stays; for `check` of an array that is sent. */
export const distinct = () => z.overwrite((list: number[]) => [...new Set(list)]);

/**
 * Translates a label that the server sent: a label of `rows` is given in the reader's language, any other
 * text as received, and null gives the `standard` label.
 */
export function saidAgain(
  sent: string | null,
  standard: Bilingual,
  rows: readonly Bilingual[],
  locale: Locale,
): string {
  if (sent === null) return standard[locale];
  return rows.find((row) => row.fr === sent || row.en === sent)?.[locale] ?? sent;
}
