import { createHash } from "node:crypto";
import { finished } from "node:stream/promises";
import type pg from "pg";
import type { FileStore } from "../../files/fileStore.ts";
import { FileStoreAway, NoSuchFile } from "../../files/storeProblems.ts";
import { asProblem } from "./backupProblem.ts";
import { listNamedFiles, listUnnamedFiles, type NamedFile } from "./namedFiles.store.ts";
import { withSnapshot } from "./snapshot.store.ts";

/** What can be wrong with a stored file: its row has none, has another one, or it has no row. */
export type FileFault = "missing" | "changed" | "unnamed";

/** How many files rows name, and how many files have each fault. */
export type FilesReport = Readonly<Record<FileFault | "named", number>>;

interface Check {
  readonly pool: pg.Pool;
  readonly fileStore: FileStore;
  /** Called for each file that is not as it should be. */
  readonly onFault: (fault: FileFault, key: string) => void;
}

/**
 * Compares every row that names a file with the store, while the portal may go on serving; throws BackupProblem, or
 * FileStoreAway when the whole store is.
 */
export async function checkFiles({ pool, fileStore, onFault }: Check): Promise<FilesReport> {
  const report = { named: 0, missing: 0, changed: 0, unnamed: 0 };
  const note = (fault: FileFault, key: string) => {
    report[fault] += 1;
    onFault(fault, key);
  };
  try {
    await withSnapshot(pool, async (client, tables) => {
      for await (const file of listNamedFiles(client, tables)) {
        report.named += 1;
        const fault = await faultOf(file, fileStore);
        if (fault) note(fault, file.key);
      }
      for await (const key of listUnnamedFiles(pool, tables, fileStore.keys())) note("unnamed", key);
    });
  } catch (error) {
    throw error instanceof FileStoreAway ? error : asProblem(error, "check-failed");
  }
  return report;
}

async function faultOf({ key, sha256 }: NamedFile, fileStore: FileStore): Promise<FileFault | null> {
  try {
    const content = await fileStore.open(key);
    const hash = createHash("sha256");
    content.on("data", (piece: Buffer) => hash.update(piece));
    await finished(content);
    return sha256 && !hash.digest().equals(sha256) ? "changed" : null;
  } catch (error) {
    // One file that cannot be read, or all of them?
    if (!(error instanceof NoSuchFile)) await refuseAway(fileStore);
    return "missing";
  }
}

const nobodysKey = "no-such-file";

/** Throws FileStoreAway when the whole store is away. */
export async function refuseAway(fileStore: FileStore): Promise<void> {
  await fileStore.byteCount(nobodysKey).catch((error: unknown) => {
    if (!(error instanceof NoSuchFile)) throw error;
  });
}
