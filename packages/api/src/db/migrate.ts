import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import type pg from "pg";

const folder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the schema up to date and gives the names of the migrations that ran; several processes may call it at once. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const done = await runner({
      dbClient: client,
      dir: folder,
      direction: "up",
      migrationsTable: "migration",
      singleTransaction: true,
      log: () => {},
    });
    return done.map((migration) => migration.name);
  } finally {
    client.release();
  }
}
