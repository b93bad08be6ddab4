import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** Somebody, and the months of the payslips that they have not heard of. */
export interface ToBeTold {
  readonly personId: number;
  readonly months: readonly string[];
}

/** Takes at most so many people off the list of those to be told of payslips that they see on a day; two processes take others. */
export async function takeToBeTold(transaction: Db, today: string, most: number): Promise<ToBeTold[]> {
  const { rows } = await sql<ToBeTold>`
    WITH people AS (
      SELECT p.id FROM person p
      WHERE EXISTS (
        SELECT FROM payslip s WHERE s.babysitter_id = p.id AND s.is_to_be_told AND s.visible_from <= ${today}
      ) ORDER BY p.id LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), told AS (
      UPDATE payslip s SET is_to_be_told = false FROM people
      WHERE s.babysitter_id = people.id AND s.is_to_be_told AND s.visible_from <= ${today}
      RETURNING s.babysitter_id, to_char(s.month, 'YYYY-MM') AS month
    )
    SELECT babysitter_id AS "personId", json_agg(month ORDER BY month) AS months
    FROM told GROUP BY babysitter_id ORDER BY babysitter_id`.execute(transaction);
  return rows;
}

/** Shows the payslips of people whom the portal never told, now that the agency says that it did. */
export async function showToldByAgency(db: Db, from: string): Promise<void> {
  await sql`UPDATE payslip SET visible_from = ${from} WHERE visible_from IS NULL`.execute(db);
}
