import type { Columns, CsvFile, RowOf } from "@ribambelle/domain/imports/column";
import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../../db/connection/connect.ts";
import type { FileChanges } from "../../documents/index.ts";
import type { ImportRequest, Warning } from "../importRequest.ts";
import type { PdfResult } from "../reading/pdfFile.ts";

/** Reads a PDF that a line names in the folder of its file (`CsvFile.folder`). */
export type ReadPdf = (fileName: string) => Promise<PdfResult>;

/** When an import happens, for whom, and whether people hear of it. */
export type Circumstances = Pick<ImportRequest, "today" | "now" | "books" | "quiet" | "isElsewhere">;

/** Some lines to save, inside a transaction. */
export interface LinesToSave<Row> {
  readonly db: Db;
  readonly lines: readonly Line<Row>[];
  /** All the lines of the same batch, these included. */
  readonly batch: readonly Line<Row>[];
  /** The columns that the file has. */
  readonly present: ReadonlySet<string>;
  readonly folder: string;
  readonly files: FileChanges;
  readonly readPdf: ReadPdf;
  readonly circumstances: Circumstances;
}

/** What is to be told at the end of a file: of what, and why. */
export type EndWarning = Pick<Warning, "code" | "subject">;

/**
 * How one kind of file is saved; `keep` gives an outcome for every line, and throws what the database
 * refuses.
 */
export interface FileImporter<Row = unknown> {
  readonly file: CsvFile;
  /** Its action in the audit table: `imports.people-imported`. */
  readonly action: string;
  readonly batchSize: number;
  readonly keyOf: (row: Row) => string;
  readonly keep: (work: LinesToSave<Row>) => Promise<readonly Outcome[]>;
  /**
   * Ends a file that was read to its end, in a transaction of its own: `pg_temp.import_line` holds the keys of its lines (`key`)
   * and their numbers (`line`). What it gives is told as warnings.
   */
  readonly end?: (db: Db, circumstances: Circumstances) => Promise<readonly EndWarning[]>;
}

/** Describes how one kind of file is saved. */
export function fileImporter<C extends Columns>(
  file: CsvFile<C>,
  how: Pick<FileImporter<RowOf<C>>, "action" | "batchSize" | "keep" | "end">,
): FileImporter {
  // The cast is safe: an importer only gets rows that its own file has read.
  return { ...how, file, keyOf: file.key } as unknown as FileImporter;
}
