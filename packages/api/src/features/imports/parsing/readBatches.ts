import type { Columns, CsvFile, RowOf } from "@ribambelle/domain/imports/column";
import type { CommonProblem, Line, LineProblem } from "@ribambelle/domain/imports/problem";
import { type Header, isBlank, readHeader, readRow } from "@ribambelle/domain/imports/row";
import { type CsvRecord, type Delimiter, delimiterOf, recordReader } from "./csvRecords.ts";
import { encodingOf, textOf } from "./encoding.ts";
import { LineTooLong, linesOf } from "./textLines.ts";

/** Some lines of a file, read and checked by themselves. */
export interface Batch<Row> {
  readonly lines: Line<Row>[];
  readonly wrong: WrongLine[];
  /** The file's header and separator; null when they cannot be read. */
  readonly shape: Shape | null;
  /** The lines as they stand in the file, by their numbers. */
  readonly records: Map<number, CsvRecord>;
}

/** The header and the separator of one file. */
export interface Shape {
  readonly header: Omit<Header, "file">;
  readonly delimiter: Delimiter;
}

/** What is wrong with one line; null is the whole file. */
export interface WrongLine {
  readonly line: number | null;
  readonly problems: readonly LineProblem[];
}

/**
 * Reads a file from its beginning to its end as it is right on this day, so many lines at a time: memory does not grow
 * with the file. `onBytes` hears how far it has come.
 */
export async function* readBatches<C extends Columns>(
  path: string,
  file: CsvFile<C>,
  size: number,
  today: string,
  onBytes?: (count: number) => void,
): AsyncGenerator<Batch<RowOf<C>>> {
  let header: Header<C> | undefined;
  let batch = emptyBatch<RowOf<C>>(null);
  try {
    const { delimiter, records } = await openRecords(path, onBytes);
    for await (const record of records) {
      if (record.cells && isBlank(record.cells)) continue;
      if (!header) {
        header = readHeader(file, record.cells ?? []);
        batch = emptyBatch({ header, delimiter: delimiter() });
        if (header.problems.length > 0) batch.wrong.push({ line: null, problems: header.problems });
        if (header.problems.length > 0) break;
        continue;
      }
      addLine(batch, header, record, today);
      if (batch.records.size < size) continue;
      yield batch;
      batch = emptyBatch(batch.shape);
    }
    if (!header) batch.wrong.push(wrongFile("empty-file"));
  } catch (error) {
    batch.wrong.push(wrongFileOf(error));
  }
  yield batch;
}

const emptyBatch = <Row>(shape: Shape | null): Batch<Row> => ({
  lines: [],
  wrong: [],
  shape,
  records: new Map(),
});

function addLine<C extends Columns>(
  batch: Batch<RowOf<C>>,
  header: Header<C>,
  record: CsvRecord,
  today: string,
): void {
  const { line, cells } = record;
  const parsed = cells ? readRow(header, cells, today) : { problems: [{ code: "broken-quote" } as const] };
  if (parsed.problems) batch.wrong.push({ line, problems: parsed.problems });
  else batch.lines.push({ line, row: parsed.row });
  batch.records.set(line, record);
}

const wrongFile = (code: CommonProblem): WrongLine => ({ line: null, problems: [{ code }] });

class NotText extends Error {}

/** Gives why a file cannot be read at all; throws what is no fault of the file. */
export function wrongFileOf(error: unknown): WrongLine {
  if (error instanceof LineTooLong) return wrongFile("line-too-long");
  if (error instanceof NotText) return wrongFile("not-text");
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && syscall) return wrongFile("unreadable-file");
  throw error;
}

/** Opens a file for its records, the header among them; throws what `wrongFileOf` explains. */
export async function openRecords(path: string, onBytes?: (count: number) => void) {
  const encoding = await encodingOf(path);
  if (encoding === null) throw new NotText();
  let delimiter: Delimiter = ";";
  async function* records(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
    let reader: ReturnType<typeof recordReader> | undefined;
    for await (const lines of linesOf(pieces)) {
      if (lines.length === 0) continue;
      if (!reader) {
        delimiter = delimiterOf(lines.find((line) => line.trim() !== "") ?? "");
        reader = recordReader(delimiter);
      }
      yield* reader.take(lines);
    }
    if (reader) yield* reader.end();
  }
  // The separator is known from the first record on.
  return { records: records(textOf(path, encoding, onBytes)), delimiter: () => delimiter, encoding };
}
