import type { Columns, ImportFile, RowOf } from "@ribambelle/domain/imports/column";
import type { Line, LineProblem } from "@ribambelle/domain/imports/problem";
import { type Header, isBlank, readHeader, readRow } from "@ribambelle/domain/imports/row";
import { encodingOf, textOf } from "./encoding.ts";
import { LineTooLong, linesOf } from "./lines.ts";
import { type CsvRecord, delimiterOf, recordReader } from "./records.ts";

/** Some lines of a file, read and checked by themselves. */
export interface Batch<Row> {
  readonly lines: Line<Row>[];
  readonly wrong: WrongLine[];
  /** The columns that the file has. */
  readonly present: ReadonlySet<string>;
  /** Headers that are not known; told once. */
  readonly unknownColumns: readonly string[];
}

/** What is wrong with one line; null is the whole file. */
export interface WrongLine {
  readonly line: number | null;
  readonly problems: readonly LineProblem[];
}

/** Reads a file from its beginning to its end, so many lines at a time: memory does not grow with the file. */
export async function* readBatches<C extends Columns>(
  path: string,
  file: ImportFile<C>,
  size: number,
): AsyncGenerator<Batch<RowOf<C>>> {
  let header: Header<C> | undefined;
  let batch = emptyBatch<RowOf<C>>();
  try {
    for await (const { line, cells } of recordsOf(path)) {
      if (cells && isBlank(cells)) continue;
      if (!header) {
        header = readHeader(file, cells ?? []);
        batch = { ...emptyBatch(), present: header.present, unknownColumns: header.unknown };
        if (header.problems.length > 0) batch.wrong.push({ line: null, problems: header.problems });
        if (header.problems.length > 0) break;
        continue;
      }
      const reading = cells ? readRow(header, cells) : { problems: [{ code: "broken-quote" } as const] };
      if (reading.problems) batch.wrong.push({ line, problems: reading.problems });
      else batch.lines.push({ line, row: reading.row });
      if (batch.lines.length + batch.wrong.length < size) continue;
      yield batch;
      batch = { ...emptyBatch(), present: header.present };
    }
    if (!header) batch.wrong.push(wrongFile("empty-file"));
  } catch (error) {
    batch.wrong.push(wrongFileOf(error));
  }
  yield batch;
}

const emptyBatch = <Row>(): Batch<Row> => ({ lines: [], wrong: [], present: new Set(), unknownColumns: [] });

const wrongFile = (code: LineProblem["code"]): WrongLine => ({ line: null, problems: [{ code }] });

class NotText extends Error {}

function wrongFileOf(error: unknown): WrongLine {
  if (error instanceof LineTooLong) return wrongFile("line-too-long");
  if (error instanceof NotText) return wrongFile("not-text");
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && syscall) return wrongFile("unreadable-file");
  throw error;
}

async function* recordsOf(path: string): AsyncGenerator<CsvRecord> {
  const encoding = await encodingOf(path);
  if (encoding === null) throw new NotText();
  let reader: ReturnType<typeof recordReader> | undefined;
  for await (const lines of linesOf(textOf(path, encoding))) {
    if (lines.length === 0) continue;
    reader ??= recordReader(delimiterOf(lines.find((line) => line.trim() !== "") ?? ""));
    yield* reader.take(lines);
  }
  if (reader) yield* reader.end();
}
