import type { Problem } from "@ribambelle/domain/imports/problem";
import type { AgencyBooks } from "../../agency/books.ts";
import type { Connection } from "../../db/connection/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";
import type { Absent } from "./absences/absencesFile.ts";
import type { Report } from "./report/report.ts";

/** A file or a column that was ignored without harm, or something that the agency should look at. */
export interface Warning {
  readonly code: "unknownFile" | "unknownColumn" | "linesDisagree" | "certificateDiffers";
  /** What it is about, for the last two: an invoice, a payer and a year. */
  readonly subject?: string;
  readonly file: string;
  readonly column: string | null;
}

/** How far an import has come in one file. */
export interface Progress {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ImportRequest {
  readonly connection: Connection;
  readonly fileStore: FileStore;
  readonly folder: string;
  /** The day it is: what lies after it may be refused. */
  readonly today: string;
  readonly now: Date;
  /** What the agency's books are kept by. */
  readonly books: AgencyBooks;
  /** True when nobody is told of what arrives: no notice, no letter (SPACE-30). */
  readonly quiet: boolean;
  /** True while families and babysitters have their interventions, invoices and papers in the older portal (SPACE-03). */
  readonly isElsewhere: boolean;
  /** True to learn what would happen: nothing is saved. */
  readonly dryRun: boolean;
  /** True to save nothing when anything at all is refused. */
  readonly allOrNothing?: boolean;
  /** Given when the folder is the agency's complete export. */
  readonly full?: FullExport;
  /** Where refused lines are written down. */
  readonly report?: Report;
  /** Ends the import after the current batch. */
  readonly interruption?: AbortSignal;
  readonly onProblem: (problem: Problem) => void;
  readonly onWarning: (warning: Warning) => void;
  /** Another import is running: this one waits for its end. */
  readonly onWait: () => void;
  readonly onProgress?: (progress: Progress) => void;
}

/** How to report what a complete export no longer names. */
export interface FullExport {
  readonly onAbsent: (absent: readonly Absent[]) => Promise<void>;
  /** People whose reference starts with this are counted, not listed (the demonstration). */
  readonly ignoredReferencePrefix: string;
}
