import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";

// The longest window that a setting allows, doubled: a row that ends later was written before the clock was put back.
const longestWindowMs = 2 * 86_400_000;

/** Removes the counts of attempts whose window has ended at this time of the machine's clock, which they are kept by. */
export async function removeEndedAttempts(db: Db, now: Date): Promise<void> {
  const at = now.getTime();
  await sql`DELETE FROM attempt WHERE expire <= ${at} OR expire > ${at + longestWindowMs}`.execute(db);
}
