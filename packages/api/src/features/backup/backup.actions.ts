import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import type { FileStore } from "../../files/fileStore.ts";
import { asProblem } from "./backupProblem.ts";
import { getJobsVersion, listMigrations, listSequences } from "./catalogue.store.ts";
import type { FileFault } from "./checkFiles.ts";
import {
  filesFolder,
  folderOf,
  formatName,
  formatVersion,
  type Manifest,
  manifestEntry,
  nameOf,
  type Summary,
  summaryEntry,
  type Table,
  toJson,
} from "./manifest.ts";
import { listNamedFiles } from "./namedFiles.store.ts";
import { copyOut, countRows, withSnapshot } from "./snapshot.store.ts";
import { type Archive, type Written, writeArchive } from "./writeArchive.ts";

export interface BackupRequest {
  readonly pool: pg.Pool;
  readonly fileStore: FileStore;
  /** Where the backup is written; nothing may be there. */
  readonly file: string;
  readonly now: Date;
  /** Whom it is encrypted for (`age1…`); without any it is not. */
  readonly recipients?: readonly string[];
  /** Ends the work; nothing is left. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called for each file that could not be read and is not in the backup (missing), or is in it as it was found and is
   * not the one that was kept (changed).
   */
  readonly onFault: (fault: Exclude<FileFault, "unnamed">, key: string) => void;
}

/** Writes every table and every file that its rows name, as they are at one moment, into one file; throws BackupProblem. */
export async function backUp(request: BackupRequest): Promise<Written<Summary>> {
  const { file, now: at, recipients = [], signal } = request;
  try {
    return await withSnapshot(request.pool, async (client, tables) => {
      const manifest = await describe(client, tables, request.now);
      return writeArchive({ file, at, recipients, signal }, async (archive) => {
        await archive.add(manifestEntry, toJson(manifest));
        const rows = await addTables(archive, client, tables);
        const summary = { rows, ...(await addFiles(archive, client, tables, request)) };
        await archive.add(summaryEntry, toJson(summary));
        return summary;
      });
    });
  } catch (error) {
    throw asProblem(error, "backup-failed");
  }
}

const portalVersion: string = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
).version;

async function describe(client: pg.ClientBase, tables: readonly Table[], now: Date): Promise<Manifest> {
  return {
    format: formatName,
    version: formatVersion,
    madeAt: now.toISOString(),
    portalVersion,
    migrations: await listMigrations(client),
    jobsVersion: await getJobsVersion(client),
    tables: [...tables],
    sequences: await listSequences(client),
  };
}

async function addTables(archive: Archive, client: pg.ClientBase, tables: readonly Table[]) {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    let [chunks, count] = [0, 0];
    for await (const chunk of copyOut(client, table)) {
      chunks += 1;
      count += countRows(chunk);
      await archive.add(`${folderOf(table)}${String(chunks).padStart(6, "0")}.copy`, chunk);
    }
    rows[nameOf(table)] = count;
  }
  return rows;
}

async function addFiles(
  archive: Archive,
  client: pg.ClientBase,
  tables: readonly Table[],
  { fileStore, onFault }: BackupRequest,
) {
  const counts = { files: 0, missingFiles: 0, changedFiles: 0 };
  for await (const { key, sha256 } of listNamedFiles(client, tables)) {
    // Read whole before it is added: a file that breaks in the middle must not break the archive.
    const content = await fileStore
      .open(key)
      .then(buffer)
      .catch(() => null);
    if (content === null) {
      counts.missingFiles += 1;
      onFault("missing", key);
      continue;
    }
    if (sha256 && !createHash("sha256").update(content).digest().equals(sha256)) {
      counts.changedFiles += 1;
      onFault("changed", key);
    }
    counts.files += 1;
    await archive.add(filesFolder + key, content);
  }
  return counts;
}
