import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { pino } from "pino";
import { type BackupRequest, backUp } from "../../features/backup/backup.actions.ts";
import { type RestoreRequest, restore } from "../../features/backup/restore.actions.ts";
import { type FileStore, openFileStore } from "../../files/fileStore.ts";
import { type TestDatabase, testDatabase } from "../testDatabase.ts";

/** Gives all that a database holds, found without the help of what is tested: rows, sequences, constraints, triggers. */
export async function everythingIn(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  const note = async (what: string, statement: string) => {
    found[what] = (await pool.query({ text: statement, rowMode: "array" })).rows;
  };
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
  for (const { schema, name } of tables) {
    await note(
      `${schema}.${name}`,
      `SELECT t::text FROM "${schema}"."${name}" t ORDER BY t::text COLLATE "C"`,
    );
  }
  await note(
    "sequences",
    "SELECT schemaname, sequencename, last_value::text FROM pg_sequences ORDER BY 1, 2",
  );
  await note(
    "constraints",
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid > 16384 ORDER BY 1, 2",
  );
  await note(
    "triggers",
    "SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2",
  );
  return found;
}

/** Gives every file of a store by its key. */
export async function filesIn(store: FileStore): Promise<Record<string, Buffer>> {
  const found: [string, Buffer][] = [];
  for await (const key of store.keys()) found.push([key, await buffer(await store.open(key))]);
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Gives the keys of a store's files in order, whatever is removed meanwhile. */
export async function keysIn(store: FileStore): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.keys()) found.push(key);
  return found.sort();
}

export interface Portal {
  readonly database: TestDatabase;
  /** As the owner of the tables. */
  readonly pool: pg.Pool;
  readonly fileStore: FileStore;
  /** A folder of its own; the files are in `files` of it. */
  readonly folder: string;
  end(): Promise<void>;
}

/** Makes a portal without people, or one whose database has no tables yet. */
export async function emptyPortal(without?: "tables"): Promise<Portal> {
  const database = await testDatabase(without);
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-backup-"));
  return {
    database,
    pool: database.owner,
    fileStore: openFileStore(join(folder, "files")),
    folder,
    async end() {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const backupDay = new Date("2026-11-20T10:00:00Z");

/** Backs a portal up and gives the keys of the files that were not there, or are not those that were kept. */
export async function backUpTo(
  file: string,
  { pool, fileStore }: Pick<Portal, "pool" | "fileStore">,
  given: Partial<BackupRequest> = {},
): Promise<string[]> {
  const faults: string[] = [];
  await backUp({ pool, fileStore, file, now: backupDay, onFault: (_, key) => faults.push(key), ...given });
  return faults;
}

/** Restores a backup into a portal. */
export async function restoreFrom(
  file: string,
  { pool, fileStore, database }: Pick<Portal, "database" | "pool" | "fileStore">,
  given: Partial<RestoreRequest> = {},
): Promise<void> {
  const log = pino({ level: "silent" });
  const changeTables: RestoreRequest["changeTables"] = (act) =>
    pool === database.owner ? database.changeTables(act) : act(pool);
  await restore({ file, fileStore, log, changeTables, ...given });
}
