import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Moves the opening of requests that nobody has acted on back to an instant. */
export async function openedBefore(transaction: Db, references: readonly string[], at: Date): Promise<void> {
  const these = sql`SELECT id FROM signature_request WHERE contract_reference = ANY(${references}) AND state = 1
    AND opened_at > ${at} AND chain_head IS NULL`;
  await sql`UPDATE signature_signer SET turn_since = ${at}
    WHERE state = 1 AND opened_at IS NULL AND turn_since > ${at} AND request_id IN (${these})`.execute(
    transaction,
  );
  await sql`UPDATE signature_request SET opened_at = ${at} WHERE id IN (${these})`.execute(transaction);
}
