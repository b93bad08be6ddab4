import type { Logger } from "pino";
import { knownMigrations, migrate } from "../../db/migrate.ts";
import type { OpenDatabase } from "../../db/openDatabase.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { migrateJobs } from "../../jobs/runJobs.ts";
import { asProblem } from "./backupProblem.ts";
import { type CheckedBackup, checkBackup } from "./checkBackup.ts";
import { analyze } from "./load.store.ts";
import { loadBackup } from "./loadBackup.ts";
import { prepareTarget, refuseFilledFiles, refuseFilledTarget } from "./target.ts";

export interface RestoreRequest {
  readonly file: string;
  /** The text of an identity file of age, for an encrypted one. */
  readonly identity?: string | undefined;
  /** Changes the tables of the target as their owner; called only once the file is known to be whole. */
  readonly changeTables: OpenDatabase["changeTables"];
  readonly fileStore: FileStore;
  readonly log: Logger;
  /** The folder of the migrations, ours by default. */
  readonly migrationsFolder?: string;
}

/** Reads a backup whole, as a restore does before anything else; throws BackupProblem. */
export async function readBackup({
  file,
  identity,
  migrationsFolder,
}: Pick<RestoreRequest, "file" | "identity" | "migrationsFolder">): Promise<CheckedBackup> {
  return checkBackup(file, await knownMigrations(migrationsFolder), identity);
}

/** Brings a backup back into an empty database and an empty file store, then up to this version; throws BackupProblem. */
export async function restore(request: RestoreRequest): Promise<CheckedBackup> {
  const { fileStore, log, migrationsFolder } = request;
  const backup = await readBackup(request);
  await request.changeTables(async (pool) => {
    await kept("restore-failed", async () => {
      await refuseFilledFiles(fileStore);
      await refuseFilledTarget(pool, backup.manifest);
      const tables = await prepareTarget(pool, backup.manifest, { log, migrationsFolder });
      await loadBackup({ pool, backup, tables, fileStore });
    });
    await kept("upgrade-failed", async () => {
      await migrate(pool, { folder: migrationsFolder });
      await migrateJobs(pool, log);
      await analyze(pool, backup.manifest.tables);
    });
  });
  return backup;
}

const kept = (code: "restore-failed" | "upgrade-failed", work: () => Promise<void>) =>
  work().catch((error: unknown) => {
    throw asProblem(error, code);
  });
