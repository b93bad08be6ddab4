import type { Letters, Weight } from "./letters.ts";
import { type Line, linesOf, widthOf } from "./lines.ts";
import { ink, lineHeight, margin, quiet, writtenWidth } from "./sheet.ts";

export interface PaperColumn {
  readonly name: string;
  /** Its part of the width, against those of the others. */
  readonly part: number;
  /** Set against the right edge. */
  readonly isAmount?: boolean;
}

export interface PaperRow {
  /** What the row is called, then what stands in each other column. */
  readonly cells: readonly string[];
  /** Said in small below what the row is called. */
  readonly under?: string | undefined;
  /** Stands out: a sum of those above. */
  readonly isSum?: boolean;
}

/** Rows that each have a name, below the names of their columns. */
export interface PaperTable {
  /** What it is: its heading, and its name for who hears it. */
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
}

/** The words of a cell, laid out. */
export interface Cell {
  readonly x: number;
  readonly lines: readonly Line[];
  readonly size: number;
  readonly colour: string;
}

export interface CellsOfRow {
  readonly cells: readonly Cell[];
  readonly below: Cell | null;
  /** Points. */
  readonly height: number;
}

/** Points above and below the words of a row. */
export const padding = 3;

const size = 9;
const small = 8;
const gap = 10;

/** Lays out the words of a table: the names of its columns, and its rows. */
export function cellsOf(
  pdf: PDFKit.PDFDocument,
  letters: Letters,
  { columns, rows }: PaperTable,
): { readonly head: CellsOfRow; readonly rows: readonly CellsOfRow[] } {
  const places = placesOf(columns, writtenWidth(pdf));
  // Rows repeat each other: what is laid out once is drawn as often as it stands there.
  const known = new Map<string, readonly Line[]>();
  const linesIn = ({ x, width, isAmount }: Place, words: string, weight: Weight) => {
    const key = `${x} ${weight} ${words}`;
    const lines = known.get(key) ?? linesOf(pdf, letters, words, { weight, size, width });
    known.set(key, lines);
    return isAmount ? lines.map((line) => toTheRight(pdf, line, width)) : lines;
  };
  const lay = (cells: readonly string[], weight: Weight, colour: string) =>
    places.map(
      (place, at): Cell => ({ x: place.x, lines: linesIn(place, cells[at] ?? "", weight), size, colour }),
    );
  const under = (words: string): Cell => {
    const { x, width } = places[0] ?? { x: margin, width: 0 };
    return {
      x,
      lines: linesOf(pdf, letters, words, { weight: 400, size: small, width }),
      size: small,
      colour: quiet,
    };
  };
  const names = columns.map(({ name }) => name);
  return {
    head: rowOf(lay(names, 600, quiet), null),
    rows: rows.map((row) =>
      rowOf(lay(row.cells, row.isSum ? 600 : 400, ink), row.under ? under(row.under) : null),
    ),
  };
}

function rowOf(cells: readonly Cell[], below: Cell | null): CellsOfRow {
  const [first = 0, ...others] = cells.map(heightOf);
  return { cells, below, height: Math.max(first + (below ? heightOf(below) : 0), ...others) + 2 * padding };
}

const heightOf = ({ lines, size: of }: Cell) => lines.length * lineHeight(of);

/** Where a column stands. */
interface Place {
  readonly x: number;
  readonly width: number;
  readonly isAmount: boolean;
}

function placesOf(columns: readonly PaperColumn[], width: number): readonly Place[] {
  const free = width - gap * (columns.length - 1);
  const all = columns.reduce((sum, { part }) => sum + part, 0);
  let x = margin;
  return columns.map(({ part, isAmount = false }) => {
    const place = { x, width: (free * part) / all, isAmount };
    x += place.width + gap;
    return place;
  });
}

function toTheRight(pdf: PDFKit.PDFDocument, line: Line, width: number): Line {
  const free = width - widthOf(pdf, line, size);
  return line.map((run) => ({ ...run, x: run.x + free }));
}
