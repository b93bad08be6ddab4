import type { Columns, CsvFile } from "../imports/column.ts";
import { readHeader, readRow } from "../imports/row.ts";

/** Reads one line of a file that has all its columns, from cells by the names of their fields; those not given are empty. */
export function readCells<C extends Columns>(
  file: CsvFile<C>,
  cells: Readonly<Partial<Record<keyof C, string>>>,
  today = "2026-11-23",
) {
  const names = Object.keys(file.columns) as (keyof C & string)[];
  const header = readHeader(
    file,
    names.map((name) => file.columns[name]?.header ?? ""),
  );
  const reading = readRow(
    header,
    names.map((name) => cells[name] ?? ""),
    today,
  );
  return reading.problems ? { problems: reading.problems } : { row: reading.row };
}
