import type { CsvFile } from "@ribambelle/domain/imports/column";
import type { LineProblem } from "@ribambelle/domain/imports/problem";
import { type Header, isBlank, readHeader } from "@ribambelle/domain/imports/row";
import type { Delimiter } from "./csvRecords.ts";
import type { Encoding } from "./encoding.ts";
import { openRecords, wrongFileOf } from "./readBatches.ts";

/** How a file is written, without its lines. */
export interface WrittenFile {
  /** Null when the file cannot be read. */
  readonly header: Header | null;
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter;
  /** How many follow the header; blank ones do not count. */
  readonly lines: number;
  /** Why it cannot be read at all. */
  readonly problem: LineProblem | null;
}

/** Reads the header of a file and counts its lines: memory does not grow with the file. */
export async function readHeaderOf(path: string, file: CsvFile): Promise<WrittenFile> {
  let header: Header | null = null;
  let lines = 0;
  const written = (
    opened: { encoding: Encoding; delimiter: () => Delimiter } | null,
    problem: LineProblem | null,
  ) => ({
    header,
    encoding: opened?.encoding ?? null,
    delimiter: opened?.delimiter() ?? (";" as const),
    lines,
    problem,
  });
  try {
    const opened = await openRecords(path);
    for await (const { cells } of opened.records) {
      if (cells && isBlank(cells)) continue;
      if (header) lines += 1;
      else header = readHeader(file, cells ?? []);
    }
    return written(opened, header ? null : { code: "empty-file" });
  } catch (error) {
    header = null;
    return written(null, wrongFileOf(error).problems[0] ?? null);
  }
}
