import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { FileImporter } from "../../../importing/fileImporter.ts";

/** A value as it is told: a text that is the same in every language, or one for each. */
export type SaidValue = string | Bilingual | null;

/** What a line changes of one column. */
export interface LineChange {
  /** The header of the column, as its documentation calls it. */
  readonly column: string;
  readonly from: SaidValue;
  readonly to: SaidValue;
  readonly isWeighty: boolean;
}

/** Gives what a line changes of the row that it knows, column by column, as the file says it (IMPORTS-06). */
export function lineChanges(
  { file, shown }: FileImporter,
  present: ReadonlySet<string>,
  was: Readonly<Record<string, unknown>>,
  row: unknown,
): LineChange[] {
  const becomes = row as Readonly<Record<string, unknown>>;
  return Object.entries(file.columns).flatMap(([field, { header, read }]) => {
    const [from, to] = [was[field] ?? null, becomes[field] ?? null];
    if (!present.has(field) || !(field in was) || isSame(from, to)) return [];
    const said = (value: unknown): SaidValue =>
      value === null
        ? null
        : (read.say?.(value) ?? (Array.isArray(value) ? value.join(", ") : String(value)));
    const isWeighty = shown?.weighs(field, from, to) ?? false;
    return [{ column: header, from: said(from), to: said(to), isWeighty }];
  });
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
