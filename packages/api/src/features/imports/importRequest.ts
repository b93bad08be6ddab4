import type { Problem } from "@ribambelle/domain/imports/problem";
import type { Connection } from "../../db/connection/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";
import type { Circumstances, EndWarning } from "../../importing/fileImporter.ts";
import type { Imports } from "../../importing/imports.ts";
import type { AbsentOfFile } from "./absences/absencesFile.ts";
import type { Report } from "./report/report.ts";
import type { Recording } from "./runs/recording.ts";

/** A file or a column that was ignored without harm, or something that the agency should look at. */
export interface Warning {
  readonly code: "unknownFile" | "unknownColumn" | EndWarning["code"];
  /** What a warning of a file’s end is about. */
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

export interface ImportRequest extends Circumstances {
  /** What the features bring to an import. */
  readonly imports: Imports;
  readonly connection: Connection;
  readonly fileStore: FileStore;
  readonly folder: string;
  /** True to learn what would happen: nothing is saved. */
  readonly dryRun: boolean;
  /** True to save nothing when anything at all is refused. */
  readonly allOrNothing?: boolean;
  /** Given when the folder is the agency's complete export. */
  readonly full?: FullExport;
  /** Where refused lines are written down. */
  readonly report?: Report;
  /** Writes down what it does, for the agency to read. */
  readonly recording?: Recording;
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
  readonly onAbsent: (absent: readonly AbsentOfFile[]) => Promise<void>;
  /** People whose reference starts with this are counted, not listed (the demonstration). */
  readonly ignoredReferencePrefix: string;
}
