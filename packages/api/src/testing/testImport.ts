import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { problemText } from "@ribambelle/domain/imports/problemText";
import { type FileCounts, importFolder, type Warning } from "../features/imports/imports.actions.ts";
import { openFileStore } from "../files/fileStore.ts";
import { type TestDatabase, testDatabase } from "./testDatabase.ts";

export interface Imported {
  readonly counts: readonly FileCounts[];
  /** The French sentences, their no-break blanks made plain for the test's reader. */
  readonly problems: readonly string[];
  readonly warnings: readonly Warning[];
  /** True when it waited for another import. */
  readonly waited: boolean;
}

export interface ImportTest {
  readonly database: TestDatabase;
  readonly folder: string;
  /** Replaces the files of the folder by these. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  run(options?: { dryRun?: boolean }): Promise<Imported>;
  /** Writes, then runs. */
  give(files: Readonly<Record<string, string | Uint8Array>>): Promise<Imported>;
  /** The keys of the files that the portal keeps. */
  keptFiles(): Promise<string[]>;
  end(): Promise<void>;
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
  const run: ImportTest["run"] = async ({ dryRun = false } = {}) => {
    const problems: string[] = [];
    const warnings: Warning[] = [];
    let waited = false;
    const counts = await importFolder({
      connection: database.connection,
      fileStore,
      folder,
      dryRun,
      onProblem: (problem) => problems.push(problemText(problem, "fr").replaceAll("\u00a0", " ")),
      onWarning: (warning) => warnings.push(warning),
      onWait: () => {
        waited = true;
      },
    });
    return { counts, problems, warnings, waited };
  };
  return {
    database,
    folder,
    write,
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
