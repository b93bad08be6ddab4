import type { Db } from "../../db/connection/connect.ts";
import type { IdentityTables } from "../../features/identity/people/people.columns.ts";

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

// Ends before the runner's own timeout, so that the failure names the waiting line; it is no budget of the
// portal.
const mostTurns = 6_000;

/**
 * Waits until the condition is true, polling as long as a busy machine may need; rejects when it never is.
 */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await condition()); turn += 1) {
    if (turn > mostTurns) throw new Error("it never came to be");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
