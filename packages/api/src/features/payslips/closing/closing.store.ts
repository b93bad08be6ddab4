import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Notes that the next people who have payslips, and have not been told of this closing, are told now; gives them, at most so many. */
export async function takeToBeWarned(
  transaction: Db,
  { closesOn, now }: { readonly closesOn: string; readonly now: Date },
  most: number,
): Promise<number[]> {
  // Two commands at once wait for each other at the constraint, and the second finds nobody.
  const { rows } = await sql<{ personId: number }>`
    INSERT INTO payslip_closing (babysitter_id, closes_on, told_at)
    SELECT p.id, ${closesOn}::date, ${now} FROM person p
    WHERE p.deactivated_at IS NULL AND EXISTS (SELECT FROM payslip s WHERE s.babysitter_id = p.id)
      AND NOT EXISTS (SELECT FROM payslip_closing c WHERE c.babysitter_id = p.id AND c.closes_on = ${closesOn}::date)
    ORDER BY p.id LIMIT ${most}
    ON CONFLICT ON CONSTRAINT one_warning_per_person_and_closing DO NOTHING
    RETURNING babysitter_id AS "personId"`.execute(transaction);
  return rows.map(({ personId }) => personId);
}
