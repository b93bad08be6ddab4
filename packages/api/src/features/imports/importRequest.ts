import type { Problem } from "@ribambelle/domain/imports/problem";
import type { Connection } from "../../db/connection/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";
import type { Absent } from "./absences/absencesFile.ts";
import type { Report } from "./report/report.ts";

/** Something that was left aside without harm. */
export interface Warning {
  readonly code: "unknownFile" | "unknownColumn";
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
  /** True to learn what would happen: nothing is kept. */
  readonly dryRun: boolean;
  /** True to keep nothing when anything at all is refused. */
  readonly allOrNothing?: boolean;
  /** Given when the folder is the agency's complete export. */
  readonly full?: FullExport;
  /** Where refused lines are written down. */
  readonly report?: Report;
  /** Ends the import after the batch that is being kept. */
  readonly interruption?: AbortSignal;
  readonly onProblem: (problem: Problem) => void;
  readonly onWarning: (warning: Warning) => void;
  /** Another import is running: this one waits for its end. */
  readonly onWait: () => void;
  readonly onProgress?: (progress: Progress) => void;
}

/** What to do with those whom a complete export no longer names. */
export interface FullExport {
  readonly onAbsent: (absent: readonly Absent[]) => Promise<void>;
  /** People of no export, by how their reference begins: counted, not told. */
  readonly ignoredReferencePrefix: string;
}
