import type { Columns, CsvFile, RowOf } from "@ribambelle/domain/imports/column";
import type { Line, LineWarning, Outcome } from "@ribambelle/domain/imports/problem";
import type { ImportAct } from "@ribambelle/domain/kernel/acts/importedLines";
import type { Notice } from "@ribambelle/domain/kernel/notice";
import type { By } from "../acting/actor.ts";
import type { AgencyTerms } from "../agency/terms.ts";
import type { Db } from "../db/connection/connect.ts";
import type { AbsencesOf } from "./absent.ts";
import type { KnownRows } from "./currentRows.store.ts";
import type { FileChanges } from "./fileChanges.ts";
import type { ImportNews } from "./importNews.ts";
import type { PdfResult } from "./pdfFile.ts";

/** Reads a PDF that a line names in the folder of its file (`CsvFile.folder`). */
export type ReadPdf = (fileName: string) => Promise<PdfResult>;

/** When an import happens, for whom, and whether people hear of it. */
export interface Circumstances {
  /** Who imports, and which import the journal says that its acts belong to. */
  readonly by: By;
  /** The day it is: what lies after it may be refused. */
  readonly today: string;
  readonly now: Date;
  /** What the agency's terms are kept by. */
  readonly terms: AgencyTerms;
  /** True when nobody is told of what arrives: no notice, no letter (SPACE-30). */
  readonly quiet: boolean;
  /** True while families and babysitters have their interventions, invoices and papers in the older portal (SPACE-03). */
  readonly isInOldPortal: boolean;
}

/** Does what every feature does for babysitters, by their references, whose contract begins to count. */
export type UnderContract = (
  transaction: Db,
  by: By,
  references: readonly string[],
  today: string,
) => Promise<unknown>;

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
  /** For lines by which a contract begins to count that are not those of contracts. */
  readonly underContract: UnderContract;
  readonly circumstances: Circumstances;
}

/** What became of lines, and what people are to be told of it. */
export interface Kept {
  readonly outcomes: readonly Outcome[];
  /** Told together at most once per person and kind, and not of what is old. */
  readonly news?: readonly ImportNews[];
  /** Told one by one. */
  readonly notices?: readonly (Notice & { readonly personId: number })[];
}

/** What is to be told at the end of a file: of what, and why. */
export interface EndWarning {
  readonly code: "linesDisagree" | "certificateDiffers" | "offerWords" | LineWarning["code"];
  /** An invoice; a payer and a year; an offer and its words; a contract and a day. */
  readonly subject: string;
}

/** What is known of the rows of a file, and which of its changes weigh. */
export interface Shown {
  readonly rows: KnownRows;
  /** True where a change of this field is to be looked at apart: an address, a role, a name, a state that goes back, an owner. */
  readonly weighs: (field: string, from: unknown, to: unknown) => boolean;
}

/**
 * How one kind of file is saved; `keep` gives an outcome for every line, and throws what the database
 * refuses.
 */
export interface FileImporter<Row = unknown> {
  readonly file: CsvFile;
  /** The files that come before it, since its lines name what theirs bring. */
  readonly after: readonly Pick<CsvFile, "name">[];
  /** What the audit notes of it. */
  readonly act: ImportAct;
  readonly batchSize: number;
  readonly keyOf: (row: Row) => string;
  readonly keep: (work: LinesToSave<Row>) => Promise<Kept>;
  /** What of known rows is told as it was; without it, only that a line changes something (IMPORTS-06). */
  readonly shown?: Shown;
  /**
   * Ends a file that was read to its end, in a transaction of its own: `pg_temp.import_line` holds the keys of its lines (`key`)
   * and their numbers (`line`). What it gives is told as warnings.
   */
  readonly end?: (db: Db, circumstances: Circumstances) => Promise<readonly EndWarning[]>;
  /** Finds what a complete export no longer names, for a file that names everything there is. */
  readonly absent?: AbsencesOf;
}

type Way<Row> = Omit<FileImporter<Row>, "file" | "keyOf" | "after"> & Partial<Pick<FileImporter, "after">>;

/** Describes how one kind of file is saved. */
export function fileImporter<C extends Columns>(file: CsvFile<C>, how: Way<RowOf<C>>): FileImporter {
  // The cast is safe: an importer only gets rows that its own file has read.
  return { after: [], ...how, file, keyOf: file.key } as unknown as FileImporter;
}

/** What a feature adds to lines of another's file: what it refuses beforehand, and what it keeps with those that were kept. */
export interface Joined {
  readonly refused?: readonly Outcome[];
  /** Keeps its part, given what became of the lines; gives those that it changed. */
  readonly keep: (outcomes: readonly Outcome[]) => Promise<ReadonlySet<number>>;
}

/** A feature that takes part when another's file is saved, in the same transaction. */
export interface FileJoiner<Row = unknown> {
  readonly file: CsvFile;
  /** The files that then come before that file. */
  readonly after: readonly Pick<CsvFile, "name">[];
  readonly begin: (work: LinesToSave<Row>) => Promise<Joined>;
}

/** Describes how a feature takes part when another's file is saved. */
export function fileJoiner<C extends Columns>(
  file: CsvFile<C>,
  begin: FileJoiner<RowOf<C>>["begin"],
  after: FileJoiner["after"] = [],
): FileJoiner {
  // The cast is safe: as above.
  return { file, begin, after } as unknown as FileJoiner;
}
