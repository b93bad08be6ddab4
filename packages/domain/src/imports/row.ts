import { folded } from "../kernel/characters/folded.ts";
import type { Columns, CsvFile, RowOf } from "./column.ts";
import { withoutTextMark } from "./formulas.ts";
import type { LineProblem, WhatIsWrong } from "./problem.ts";

/** The header of the reason column in a report of refused lines; an import ignores it. */
export const problemHeader = "problème";

/** How the lines of one file are read, once its header is known. */
export interface Header<C extends Columns = Columns> {
  readonly file: CsvFile<C>;
  /** The column of each cell, by its name in the code; null for an unknown column. */
  readonly cells: readonly (string | null)[];
  /** The columns that the file has: the others keep their values in the database. */
  readonly present: ReadonlySet<string>;
  /** The headers as they stand in the file. */
  readonly names: readonly string[];
  /** The index of the reason column of a report of refused lines; -1 when the file is no such report. */
  readonly problemCell: number;
  /** The headers that are not known, as they stand in the file. */
  readonly unknown: readonly string[];
  /** Why the file cannot be read at all; empty when it can. */
  readonly problems: readonly LineProblem[];
}

/** More is no export of people or of papers: each column that is not known is told by its name. */
const mostColumns = 500;

/** Recognises the columns of a file by its header, whatever the case, accents, blanks and hyphens. */
export function readHeader<C extends Columns>(file: CsvFile<C>, given: readonly string[]): Header<C> {
  const known = new Map(Object.entries(file.columns).map(([key, { header }]) => [folded(header), key]));
  const names = given.slice(0, given.findLastIndex((name) => name.trim() !== "") + 1);
  if (names.length > mostColumns) {
    const problems = [{ code: "too-many-columns", detail: String(mostColumns) } as const];
    return { file, cells: [], present: new Set(), names: [], problemCell: -1, unknown: [], problems };
  }
  const cells = names.map((name) => known.get(folded(name)) ?? null);
  const problemCell = names.findIndex((name) => folded(name) === folded(problemHeader));
  const found = cells.filter((key) => key !== null);
  const repeated = new Set(found.filter((key, index) => found.indexOf(key) < index));
  const present = new Set(found);
  const missing = Object.keys(file.columns).filter((key) => file.columns[key]?.needed && !present.has(key));
  return {
    file,
    cells,
    present,
    names,
    problemCell,
    unknown: names
      .filter((name, index) => cells[index] === null && index !== problemCell && name.trim() !== "")
      .map(tidy),
    problems: [
      ...missing.map((column): LineProblem => ({ column, code: "missing-column" })),
      ...[...repeated].map((column): LineProblem => ({ column, code: "repeated-column" })),
    ],
  };
}

export type ParsedRow<C extends Columns> =
  | { readonly row: RowOf<C>; readonly problems?: undefined }
  | { readonly problems: readonly LineProblem[] };

/**
 * Gives the cell of one column, whatever is wrong with the others; empty when it is missing or unreadable.
 */
export function legibleCell(header: Pick<Header, "cells">, key: string, cells: readonly string[]): string {
  const cell = tidy(withoutTextMark(cells[header.cells.indexOf(key)] ?? ""));
  return unreadable.test(cell) ? "" : cell;
}

/** Reads one line on this day: its values, or everything that is wrong with it. */
export function readRow<C extends Columns>(
  header: Header<C>,
  given: readonly string[],
  today: string,
): ParsedRow<C> {
  const cells = given.map(withoutTextMark);
  const { file, cells: keys, problemCell } = header;
  // A person who corrects a line of a report may remove the reason, its last cell.
  const fewest = problemCell === keys.length - 1 ? problemCell : keys.length;
  if (cells.length < fewest) return { problems: [{ code: "too-few-cells" }] };
  if (cells.slice(keys.length).some((cell) => cell.trim() !== "")) {
    return { problems: [{ code: "too-many-cells" }] };
  }
  const row: Record<string, unknown> = {};
  const problems: LineProblem[] = [];
  for (const [key, column] of Object.entries(file.columns)) row[key] = column.empty ?? null;
  keys.forEach((key, index) => {
    if (key === null) return;
    const { value, problem } = readCell(file.columns, key, cells[index] ?? "");
    if (problem) problems.push({ column: key, ...problem });
    else row[key] = value;
  });
  if (problems.length > 0) return { problems };
  const between = file.problems(row as RowOf<C>, today);
  return between.length > 0 ? { problems: between } : { row: row as RowOf<C> };
}

/** True when every cell of a line is blank: such a line is skipped. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

interface ParsedCell {
  readonly value?: unknown;
  readonly problem?: WhatIsWrong;
}

function readCell(columns: Columns, key: string, given: string): ParsedCell {
  const column = columns[key];
  if (!column) return {};
  const cell = tidy(given);
  if (cell === "") {
    return column.empty === undefined ? { problem: { code: "required" } } : { value: column.empty };
  }
  if (directionMarks.test(cell)) return { problem: { code: "direction-marks" } };
  return unreadable.test(cell) ? { problem: { code: "unreadable-characters" } } : column.read(cell);
}

// Control characters (PostgreSQL refuses NUL) and U+FFFD, which stands for a byte that is not UTF-8.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unreadable = /[\u0000-\u001f\u007f-\u009f\ufffd]/;

// Marks that turn the direction of what follows: a name that holds one is read as another.
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

// Composes accents (NFC), turns line breaks and special blanks into plain spaces, and trims.
function tidy(cell: string): string {
  if (/^[!-~]*$/.test(cell)) return cell;
  return cell.normalize("NFC").replace(/\s/g, " ").trim();
}
