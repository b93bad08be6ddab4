/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins. */
  readonly line: number;
  /** Its cells; null when a quote is not properly closed. */
  readonly cells: readonly string[] | null;
  /** The record as it stands in the file. */
  readonly text: string;
}

export type Delimiter = "," | ";";

// A quoted cell may hold line breaks; beyond this many lines its closing quote was forgotten.
const maxLinesPerRecord = 50;

/** Gives the separator that is more frequent in the header, outside quotes; the semicolon when neither is. */
export function delimiterOf(header: string): Delimiter {
  const bare = header.replace(/"[^"]*"/g, "");
  return bare.split(",").length > bare.split(";").length ? "," : ";";
}

/**
 * Gathers lines into records (RFC 4180). A broken quote costs its own line only: reading goes on with the next one.
 * (csv-parse looks for the next quote instead, and the good lines up to there are lost.)
 */
export function recordReader(delimiter: Delimiter) {
  let open: readonly string[] = [];
  let first = 1;

  function take(lines: readonly string[]): CsvRecord[] {
    const records: CsvRecord[] = [];
    const waiting = open.length > 0 ? [...open, ...lines] : lines;
    let from = 0;
    for (let to = 1; to <= waiting.length; to++) {
      const cells = cellsOf(waiting, from, to, delimiter);
      if (cells === "open" && to - from < maxLinesPerRecord) continue;
      const broken = typeof cells === "string";
      records.push({
        line: first,
        cells: broken ? null : cells,
        text: textBetween(waiting, from, broken ? from + 1 : to),
      });
      // Lines that seemed to be inside a quoted cell are read again as lines of their own.
      if (broken) to = from + 1;
      first += to - from;
      from = to;
    }
    open = waiting.slice(from);
    return records;
  }

  /** Gives what is left when the file ends: lines after a quote that was never closed. */
  function end(): CsvRecord[] {
    const records: CsvRecord[] = [];
    while (open.length > 0) {
      const rest = open.slice(1);
      records.push({ line: first, cells: null, text: open[0] ?? "" });
      first += 1;
      open = [];
      records.push(...take(rest));
    }
    return records;
  }

  return { take, end };
}

/** The cells of one record; "open" when it ends inside quotes, "broken" when something follows a closing quote. */
function cellsOf(
  lines: readonly string[],
  from: number,
  to: number,
  delimiter: Delimiter,
): string[] | "open" | "broken" {
  const record = textBetween(lines, from, to);
  if (!record.includes('"')) return record.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    const cell = record[at] === '"' ? quotedCell(record, at) : plainCell(record, at, delimiter);
    if (cell === null) return "open";
    cells.push(cell.text);
    at = cell.end;
    if (at === record.length) return cells;
    if (record[at] !== delimiter) return "broken";
  }
}

const textBetween = (lines: readonly string[], from: number, to: number) =>
  to - from === 1 ? (lines[from] ?? "") : lines.slice(from, to).join("\n");

interface CellText {
  readonly text: string;
  /** The position after the cell. */
  readonly end: number;
}

function plainCell(record: string, at: number, delimiter: Delimiter): CellText {
  const found = record.indexOf(delimiter, at);
  const end = found < 0 ? record.length : found;
  return { text: record.slice(at, end), end };
}

function quotedCell(record: string, at: number): CellText | null {
  let text = "";
  for (let from = at + 1; ; ) {
    const quote = record.indexOf('"', from);
    if (quote < 0) return null;
    text += record.slice(from, quote);
    if (record[quote + 1] !== '"') return { text, end: quote + 1 };
    text += '"';
    from = quote + 2;
  }
}
