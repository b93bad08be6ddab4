import { readdir } from "node:fs/promises";
import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import type pg from "pg";

const ownFolder = fileURLToPath(new URL("./migrations", import.meta.url));

interface Extent {
  /** The folder of the migrations, ours by default. */
  readonly folder?: string;
  /** How many of the pending migrations may run, all by default. */
  readonly most?: number;
}

/** Brings the schema up to date and gives the names of the migrations that ran; several processes may call it at once. */
export async function migrate(
  pool: pg.Pool,
  { folder = ownFolder, most = Number.POSITIVE_INFINITY }: Extent = {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    const done = await runner({
      dbClient: client,
      dir: folder,
      direction: "up",
      count: most,
      migrationsTable: "migration",
      singleTransaction: true,
      advisoryLockMode: "wait",
      log: () => {},
    });
    return done.map((migration) => migration.name);
  } finally {
    client.release();
  }
}

/** Gives the names of the migrations that this version knows, in their order. */
export async function knownMigrations(folder = ownFolder): Promise<string[]> {
  const files = await readdir(folder);
  return files.map((file) => parse(file).name).sort();
}
