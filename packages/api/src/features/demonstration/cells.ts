import type { Columns, ImportFile } from "@ribambelle/domain/imports/column";
import { shortDay } from "@ribambelle/domain/kernel/day";

/** One line of an import file as an agency would write it: French texts by the columns' names in the code. */
export type Cells<C extends Columns> = { readonly [Key in keyof C]?: string };

export const flagCell = (value: boolean) => (value ? "oui" : "non");
export const dayCell = (day: string | null) => (day ? shortDay(day) : "");
export const numberCell = (value: number) => String(value).replace(".", ",");

/** Writes an import file as a French spreadsheet does: UTF-8 with its mark, semicolons, CR LF. */
export function csvOf<C extends Columns>(file: ImportFile<C>, rows: readonly Cells<C>[]): string {
  const keys = Object.keys(file.columns);
  const lines = rows.map((row) => keys.map((key) => quoted(row[key] ?? "")));
  const header = keys.map((key) => quoted(file.columns[key]?.header ?? ""));
  return `\ufeff${[header, ...lines].map((cells) => `${cells.join(";")}\r\n`).join("")}`;
}

const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
