import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

// The first half of the keys of these locks: arbitrary, but the same in every process.
const turns = 550_055;

/** Takes a person's turn until the transaction ends; false while another process has it. */
export async function takeTurn(transaction: Db, personId: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(${turns}, ${personId}) AS free`.execute(transaction);
  return rows[0]?.free ?? false;
}
