import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/**
 * What the agency has done with the demonstration’s contracts on its pages: since when some wait, which was left as a draft, and
 * why one was refused; once, for what a visitor does stays (AGUI-41).
 */
export async function fillWhatWasDone(transaction: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const asked = [
    { table: "parent_contract", reference: "GE-2026-0101", days: 10 },
    { table: "housework_contract", reference: "MNH-2026-0112", days: 9 },
    { table: "babysitter_contract", reference: "INT-2026-0212", days: 16 },
  ];
  for (const { table, reference, days } of asked)
    await sql`UPDATE ${sql.table(table)} SET asked_at = ${daysAgo(days)}, reminders = 1, last_reminded_at = ${daysAgo(days - 4)},
      updated_at = ${daysAgo(days - 4)} WHERE reference = ${reference} AND keeper = 'software' AND reminders = 0`.execute(
      transaction,
    );
  await sql`UPDATE housework_contract SET updated_at = ${daysAgo(20)} WHERE reference = 'MNH-2026-0110'
    AND keeper = 'software' AND updated_at > ${daysAgo(1)}`.execute(transaction);
  await sql`INSERT INTO contract_event (kind, contract_id, person_id, act, from_state, to_state, reason, source, at)
    SELECT 'guard', id, parent_id, 'decline', 2, state, 'Les horaires du mercredi ne conviennent plus', 'page', ${daysAgo(3)}
    FROM parent_contract c WHERE reference = 'GE-2026-0204'
      AND NOT EXISTS (SELECT FROM contract_event e WHERE e.kind = 'guard' AND e.contract_id = c.id AND e.act = 'decline')`.execute(
    transaction,
  );
}
