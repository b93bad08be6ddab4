import { readdir } from "node:fs/promises";
import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import type pg from "pg";
import { DatabaseProblem } from "./databaseProblem.ts";

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
  let ran: readonly string[] = [];
  try {
    const known = await knownMigrations(folder);
    ran = await ranBefore(client);
    refuseOtherTables(ran, known);
    // A role that owns no table starts on those that are up to date.
    if (ran.length === known.length) return [];
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
  } catch (error) {
    throw foreignTables(error, ran.at(-1)) ?? error;
  } finally {
    client.release();
  }
}

// Gives the names of the migrations that ran here, in their order.
async function ranBefore(client: pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query(
    "SELECT FROM pg_attribute WHERE attrelid = to_regclass('public.migration') AND attname = 'name'",
  );
  if (rows.length === 0) return [];
  const ran = await client.query<{ name: string }>("SELECT name FROM public.migration ORDER BY name");
  return ran.rows.map(({ name }) => name);
}

// Tables of a newer version may lack what this one reads: it must not serve, nor write, there. Of one whose row is missing
// nobody knows whether it ran.
function refuseOtherTables(ran: readonly string[], known: readonly string[]): void {
  const newer = ran.find((name) => !known.includes(name));
  if (newer) {
    throw new DatabaseProblem(
      `The tables are those of a newer version of the portal (${newer}): start that version, or restore a backup that this one made into an empty database (docs/operations.md, "Upgrade").`,
    );
  }
  const last = ran.at(-1) ?? "";
  const missing = known.find((name) => name < last && !ran.includes(name));
  if (missing) {
    throw new DatabaseProblem(`The table migration has no row ${missing}, although ${last} ran: ${putBack}`);
  }
}

const putBack =
  'restore a backup into an empty database, or put back what was removed there (docs/operations.md, "Upgrade").';

// What exists already under a name of ours (42P07, 42701, 42710, 42723, 42P06) or lacks what ours has (42703, 42P01) is
// somebody else's, unless migrations of ours ran here; 42501 and 3F000: the role may not make tables here.
function foreignTables(error: unknown, last: string | undefined): DatabaseProblem | null {
  // The library's own reading of its table says in its message what PostgreSQL said, without the code.
  const { code = "", message = "" } = error as { code?: string; message?: string };
  const isOwnReading = /^Unable to (?:fetch migrations|ensure migrations table)/.test(message);
  if (code === "42501" || code === "3F000" || (isOwnReading && message.includes("permission denied"))) {
    return new DatabaseProblem(
      `The portal’s role may not make its tables in this database (${said(message)}): make it the owner of the database (docs/operations.md).`,
    );
  }
  if (
    !/^(42P07|42701|42710|42723|42P06|42703|42P01)$/.test(code) &&
    !/column .* does not exist/.test(message)
  )
    return null;
  if (last !== undefined) {
    return new DatabaseProblem(
      `What comes after the migration ${last} cannot be made (${said(message)}), as when a row of the table migration is missing: ${putBack}`,
    );
  }
  return new DatabaseProblem(
    `This database holds tables that are not the portal’s under names that it needs (${said(message)}): give it a database of its own.`,
  );
}

const said = (message: string) => message.replace(/^Unable to [^:]+: (?:error: )?/, "").split("\n")[0];

/** Gives the names of the migrations that this version knows, in their order. */
export async function knownMigrations(folder = ownFolder): Promise<string[]> {
  const files = await readdir(folder);
  return files.map((file) => parse(file).name).sort();
}
