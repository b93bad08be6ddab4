import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"backup_run">>();

// The key of the advisory lock: arbitrary, but the same in every process.
const backupLock = 7_402_115_832;

/** What became of the backup that was due at a moment. */
export interface BackupRun {
  readonly due: string;
  readonly triedAt: Date;
  readonly problem: string | null;
  readonly fileName: string | null;
  readonly fileFaults: number;
}

/** Takes the turn to make a backup on this connection; false while another has it. It ends with the connection. */
export async function takeTurn(session: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_lock(${backupLock}) AS free`.execute(
    session,
  );
  return rows[0]?.free ?? false;
}

export async function endTurn(session: Db): Promise<void> {
  await sql`SELECT pg_advisory_unlock(${backupLock})`.execute(session);
}

/** Gives when the backup due at a moment was last tried, and whether there is one; null when it was not. */
export async function findBackupRun(
  db: Db,
  due: string,
): Promise<Pick<BackupRun, "triedAt" | "problem"> | null> {
  const found = await tables(db)
    .selectFrom("backup_run")
    .select(["tried_at as triedAt", "problem"])
    .where("due", "=", due)
    .executeTakeFirst();
  return found ?? null;
}

/** Notes what became of a backup, in place of the try before; what is older than the given instant is forgotten. */
export async function noteBackupRun(db: Db, run: BackupRun, before: Date): Promise<void> {
  const { due, triedAt: tried_at, problem, fileName: file_name, fileFaults: file_faults } = run;
  const tried = { tried_at, problem, file_name, file_faults };
  await tables(db)
    .insertInto("backup_run")
    .values({ due, ...tried })
    .onConflict((conflict) => conflict.column("due").doUpdateSet(tried))
    .execute();
  await tables(db).deleteFrom("backup_run").where("tried_at", "<", before).execute();
}

/** Gives the name of the last backup in which no file was missing or changed; null when there is none. */
export async function findLastFaultless(db: Db): Promise<string | null> {
  const found = await tables(db)
    .selectFrom("backup_run")
    .select("file_name as fileName")
    .where("problem", "is", null)
    .where("file_faults", "=", 0)
    .orderBy("due", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.fileName ?? null;
}
