import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";

/**
 * Notes that a transaction will be rolled back, until its end: what people are found by, and what is told of their contracts, is not
 * written for it (IMPORTS-22).
 */
export async function noteThatItTries(transaction: Db): Promise<void> {
  await sql`SELECT set_config('ribambelle.tries', 'yes', true)`.execute(transaction);
}

/** True in SQL where that was noted; triggers ask for it too. */
export const isTried = sql<boolean>`(current_setting('ribambelle.tries', true) IS NOT DISTINCT FROM 'yes')`;
