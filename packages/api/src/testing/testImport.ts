import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { problemText } from "@ribambelle/domain/imports/problemText";
import { readTerms } from "../agency/readAgency.ts";
import type { AgencyTerms } from "../agency/terms.ts";
import { byCommand } from "../features/audit/index.ts";
import {
  type AbsentOfFile,
  type FileCounts,
  type ImportResult,
  importFolder,
  openRecording,
  openReport,
  type Progress,
  type Warning,
} from "../features/imports/index.ts";
import { imports } from "../features.ts";
import { type FileStore, openFileStore } from "../files/fileStore.ts";
import type { TestApp } from "./testApp.ts";
import { type TestDatabase, testDatabase } from "./testDatabase.ts";

export interface Imported {
  readonly counts: readonly FileCounts[];
  /** The French sentences, their no-break blanks made plain for the test's reader. */
  readonly problems: readonly string[];
  readonly warnings: readonly Warning[];
  /** True when it waited for another import. */
  readonly waited: boolean;
  readonly kept: boolean;
  readonly interrupted: boolean;
  readonly absences: ImportResult["absences"];
  /** Those whom the complete export no longer names, as `file: reference of person`. */
  readonly absent: readonly string[];
}

export interface RunOptions {
  readonly dryRun?: boolean;
  readonly allOrNothing?: boolean;
  readonly full?: boolean;
  readonly quiet?: boolean;
  readonly isInOldPortal?: boolean;
  readonly today?: string;
  readonly now?: Date;
  /** The agency's terms; those of the demonstration by default. */
  readonly terms?: AgencyTerms;
  /** The folder of the report, beside the imported one. */
  readonly report?: string;
  readonly interruption?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Called when it begins to wait for another import. */
  readonly onWait?: () => void;
}

export interface ImportTest {
  readonly database: TestDatabase;
  readonly fileStore: FileStore;
  readonly folder: string;
  /** Replaces the files of the folder by these. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  /** Where a report of this name lies; it can be imported in place of the folder. */
  reportFolder(name: string): string;
  run(options?: RunOptions & { readonly folder?: string; readonly fileStore?: FileStore }): Promise<Imported>;
  /** Writes, then runs. */
  give(files: Readonly<Record<string, string | Uint8Array>>): Promise<Imported>;
  /** The keys of the files that the portal keeps. */
  keptFiles(): Promise<string[]>;
  end(): Promise<void>;
}

interface Told {
  problems: string[];
  warnings: Warning[];
  absent: string[];
  waited: boolean;
}

/** Makes an empty database, an empty file store and an empty folder to import. */
export async function importTest(): Promise<ImportTest> {
  const database = await testDatabase();
  const place = await mkdtemp(join(tmpdir(), "ribambelle-import-"));
  const [folder, store] = [join(place, "folder"), join(place, "files")];
  await mkdir(store);
  const fileStore = openFileStore(store);
  const write: ImportTest["write"] = async (files) => {
    await rm(folder, { recursive: true, force: true });
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
  };
  const reportFolder = (name: string) => join(place, name);
  const run: ImportTest["run"] = async ({ full, report: reportName, ...options } = {}) => {
    const told: Told = { problems: [], warnings: [], absent: [], waited: false };
    const report = reportName && (await openReport(reportFolder(reportName), folder, "fr"));
    const onAbsent = async (absent: readonly AbsentOfFile[]) => {
      told.absent.push(
        ...absent.map(({ file, reference, person }) => `${file}: ${reference} of ${person.reference}`),
      );
      if (report) await report.absent(absent);
    };
    const { files, ...result } = await importFolder({
      imports,
      connection: database.connection,
      fileStore,
      folder,
      by: byCommand,
      today: "2026-11-20",
      now: new Date("2026-11-20T10:00:00Z"),
      terms: readTerms(null),
      quiet: false,
      isInOldPortal: false,
      dryRun: false,
      ...options,
      ...(report && { report }),
      ...(full && { full: { onAbsent, ignoredReferencePrefix: "DEMO-" } }),
      onProblem: (problem) => told.problems.push(problemText(problem, "fr").replaceAll("\u00a0", " ")),
      onWarning: (warning) => told.warnings.push(warning),
      onWait: () => {
        told.waited = true;
        options.onWait?.();
      },
    });
    if (report) await report.end();
    return { counts: files, ...told, ...result };
  };
  return {
    database,
    fileStore,
    folder,
    write,
    reportFolder,
    run,
    async give(files) {
      await write(files);
      return run();
    },
    async keptFiles() {
      const entries = await readdir(store, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    async end() {
      await database.drop();
      await rm(place, { recursive: true, force: true });
    },
  };
}

interface Recorded {
  /** Who imports by page; null for the command. */
  readonly by?: number | null;
  readonly allOrNothing?: boolean;
  readonly interruption?: AbortSignal;
}

/** Gives files to an import into a portal that runs, quietly and written down as the agency reads it. */
export async function importRecorded(
  { database: { connection }, fileStore }: Pick<TestApp, "database" | "fileStore">,
  files: Readonly<Record<string, string>>,
  { by = null, allOrNothing = false, interruption }: Recorded = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-recorded-"));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const options = { allOrNothing, quiet: true };
    const recording = openRecording(connection.db, {
      source: by === null ? "command" : "page",
      by: { ...byCommand, actorId: by },
      options,
      now: () => new Date(),
    });
    await importFolder({
      imports,
      connection,
      fileStore,
      folder,
      by: recording.by,
      today: "2026-11-20",
      now: new Date("2026-11-20T10:00:00Z"),
      terms: readTerms(null),
      isInOldPortal: false,
      dryRun: false,
      ...options,
      ...(interruption && { interruption }),
      recording,
      onProblem: () => {},
      onWarning: () => {},
      onWait: () => {},
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a CSV text as our examples do. */
export const csv = (...lines: readonly string[]) => `${lines.join("\n")}\n`;

/** Counts of one file, zero unless told. */
export const counts = (file: string, given: Partial<FileCounts>): FileCounts => ({
  file,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  ...given,
});
