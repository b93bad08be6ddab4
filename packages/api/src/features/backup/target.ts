import type pg from "pg";
import type { Logger } from "pino";
import { migrate } from "../../db/migrate.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { migrateJobs } from "../../jobs/runJobs.ts";
import { BackupProblem } from "./backupProblem.ts";
import {
  countOtherConnections,
  getJobsVersion,
  jobsMigrationTable,
  listMigrations,
  listTables,
  migrationTable,
} from "./catalogue.store.ts";
import { refuseFilled } from "./load.store.ts";
import { type Manifest, nameOf, type Table } from "./manifest.ts";

/** Throws when the store holds any file. */
export async function refuseFilledFiles(fileStore: FileStore): Promise<void> {
  for await (const key of fileStore.keys()) throw new BackupProblem("files-not-empty", key);
}

/** Throws when somebody uses the database, when it holds a row, or when it has tables that are not those of the backup. */
export async function refuseFilledTarget(pool: pg.Pool, { migrations }: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    const tables = await listTables(client);
    await refuseFilled(client, tables);
    const others = await countOtherConnections(client);
    if (others > 0) throw new BackupProblem("database-in-use", String(others));
    if (!tables.some((table) => nameOf(table) === migrationTable)) return;
    const ran = await listMigrations(client);
    if (ran.length > 0 && ran.join() !== migrations.join()) {
      throw new BackupProblem("database-of-other-version", ran.at(-1));
    }
  } finally {
    client.release();
  }
}

interface Preparation {
  readonly log: Logger;
  readonly migrationsFolder: string | undefined;
}

/** Makes the tables as the portal that was backed up had them; gives those of the backup that are to be filled. */
export async function prepareTarget(
  pool: pg.Pool,
  manifest: Manifest,
  { log, migrationsFolder }: Preparation,
): Promise<readonly Table[]> {
  await migrateJobs(pool, log);
  const client = await pool.connect();
  try {
    const jobsVersion = await getJobsVersion(client);
    if (jobsVersion < manifest.jobsVersion) {
      throw new BackupProblem("newer-version", `graphile_worker ${manifest.jobsVersion}`);
    }
    await migrate(pool, { folder: migrationsFolder, most: await missingMigrations(client, manifest) });
    const tables = manifest.tables.filter(
      (table) => nameOf(table) !== jobsMigrationTable || jobsVersion === manifest.jobsVersion,
    );
    refuseUnknown(tables, await listTables(client));
    return tables;
  } finally {
    client.release();
  }
}

async function missingMigrations(client: pg.ClientBase, { migrations }: Manifest): Promise<number> {
  const tables = await listTables(client);
  const isNew = !tables.some((table) => nameOf(table) === migrationTable);
  return migrations.length - (isNew ? 0 : (await listMigrations(client)).length);
}

function refuseUnknown(tables: readonly Table[], present: readonly Table[]): void {
  for (const table of tables) {
    const known = present.find((one) => nameOf(one) === nameOf(table))?.columns.map(({ name }) => name) ?? [];
    const missing = table.columns.find(({ name }) => !known.includes(name));
    if (missing) throw new BackupProblem("unknown-table", `${nameOf(table)}.${missing.name}`);
  }
}
