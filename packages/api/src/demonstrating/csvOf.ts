import type { Columns, CsvFile, RowOf } from "@ribambelle/domain/imports/column";

/** Writes rows as an agency's software exports them; values of a list as numbers, minutes as hours and minutes, cents as euros. */
export function csvOf<C extends Columns>(file: CsvFile<C>, rows: readonly RowOf<C>[]): string {
  const columns = Object.entries(file.columns);
  const cell = (value: unknown, field: string) => {
    if (typeof value !== "number") return String(value ?? "");
    if (/minutes$/i.test(field)) return `${Math.floor(value / 60)}h${String(value % 60).padStart(2, "0")}`;
    return /Cents$|BasisPoints$/.test(field) ? (value / 100).toFixed(2) : String(value);
  };
  const lines = rows.map((row) => columns.map(([field]) => cell(row[field], field)).join(";"));
  return `${[columns.map(([, { header }]) => header).join(";"), ...lines].join("\r\n")}\r\n`;
}
