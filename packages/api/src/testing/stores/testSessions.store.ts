import type { Db } from "../../db/connection/connect.ts";
import type { IdentityTables } from "../../features/identity/identity.table.ts";

const tables = (db: Db) => db.withTables<IdentityTables>();

/** Ends a person's sessions as another process would, without telling the app. */
export async function endSessionsBehindTheBack(db: Db, personId: number): Promise<void> {
  await tables(db).deleteFrom("session").where("person_id", "=", personId).execute();
}

/** Counts a person's sessions that were seen more than so many days after they were made. */
export async function countSessions(db: Db, personId: number, days = -1): Promise<number> {
  const sessions = await tables(db)
    .selectFrom("session")
    .select(["created_at", "seen_at"])
    .where("person_id", "=", personId)
    .execute();
  return sessions.filter((s) => s.seen_at.getTime() - s.created_at.getTime() > days * 86_400_000).length;
}
