import { withTextMark } from "@ribambelle/domain/imports/formulas";
import type { LineProblem, Problem, WhatIsWrong } from "@ribambelle/domain/imports/problem";
import { problemReason } from "@ribambelle/domain/imports/problemText";
import { problemHeader } from "@ribambelle/domain/imports/row";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { CsvRecord, Delimiter } from "../parsing/csvRecords.ts";
import type { Shape } from "../parsing/readBatches.ts";

/** What is wrong with a line, its column as the file’s documentation calls it. */
export type NamedProblem = WhatIsWrong & Pick<Problem, "column">;

/** One line that was refused, as it stands in its file, and why. */
export interface RefusedLine {
  readonly record: CsvRecord;
  readonly problems: readonly NamedProblem[];
}

/** Begins a CSV file: without a byte order mark, Excel does not read one as UTF-8. */
export const utf8Mark = "\ufeff";

/** Writes cells as one line of a CSV file, which Excel opens too, and runs nothing of it. */
export const csvLine = (cells: readonly string[], delimiter: Delimiter): string =>
  `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`;

function csvCell(given: string, delimiter: Delimiter): string {
  const cell = withTextMark(given);
  return cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes the header of a report: that of the file, and the column that says why. */
export const reportHeader = ({ header, delimiter }: Shape): string =>
  csvLine([...ownCells(header.names, header.problemCell), problemHeader], delimiter);

/**
 * Writes a refused line as it was, and why. A line that does not fit the cells of the header is written whole
 * into the first cell: saved by a spreadsheet, its cells would otherwise end up under the wrong headers and
 * be imported.
 */
export function refusedLine(
  { header, delimiter }: Shape,
  { record, problems }: RefusedLine,
  locale: Locale,
): string {
  const why = problems.map((problem) => problemReason(problem, locale)).join(" | ");
  const { names, problemCell } = header;
  const { cells, text } = record;
  const width = names.length;
  const isWhole = cells && cells.length >= width && cells.slice(width).every((cell) => cell.trim() === "");
  if (!isWhole) {
    const others = ownCells(names, problemCell).slice(1);
    return csvLine([text, ...others.map(() => ""), why], delimiter);
  }
  // Verbatim, quotes included.
  const isHarmless = cells.every((cell) => withTextMark(cell) === cell);
  if (problemCell < 0 && cells.length === width && isHarmless)
    return `${text}${delimiter}${csvLine([why], delimiter)}`;
  return csvLine([...ownCells(cells.slice(0, width), problemCell), why], delimiter);
}

// Leaves out the reason column: the imported file may be a report itself.
const ownCells = (cells: readonly string[], problemCell: number) =>
  cells.filter((_, index) => index !== problemCell);

/** Gives the problems of a line with their columns as the file's documentation calls them. */
export const namedProblems = (
  columns: Readonly<Record<string, { readonly header: string }>>,
  problems: readonly LineProblem[],
): RefusedLine["problems"] =>
  problems.map(({ column, ...problem }) => ({
    column: (column && columns[column]?.header) || null,
    ...problem,
  }));
