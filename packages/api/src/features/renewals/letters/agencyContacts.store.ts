import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Gives who of the team looks after the people of these answers: a family's sales representative, a babysitter's HR contact. */
export async function listAgencyContacts(db: Db, answerIds: readonly number[]) {
  const { rows } = await sql<{ answerId: number; personId: number; memberId: number | null }>`
    SELECT r.id::integer AS "answerId", r.person_id AS "personId", t.id AS "memberId"
    FROM renewal_answer r
      LEFT JOIN contact_assignment a ON a.person_id = r.person_id
      LEFT JOIN team_member t ON t.is_enabled AND t.email IS NOT NULL AND CASE r.role
        WHEN 'Parent' THEN t.agency_reference = a.sales_representative AND t.is_sales_representative
        ELSE t.agency_reference = a.hr_contact AND t.is_hr_contact END
    WHERE r.id = ANY(${answerIds}) ORDER BY r.id`.execute(db);
  return rows;
}

/** Gives a member of the team as a letter greets them; null when they are not there any more, or have no address. */
export async function findMember(
  db: Db,
  memberId: number,
): Promise<{ readonly email: string; readonly firstName: string } | null> {
  const { rows } = await sql<{ email: string; firstName: string }>`
    SELECT email, first_name AS "firstName" FROM team_member
    WHERE id = ${memberId} AND is_enabled AND email IS NOT NULL`.execute(db);
  return rows[0] ?? null;
}

/** Gives somebody who asks to leave the agency, as the agency knows them; null when they left already. */
export async function findLeaving(
  db: Db,
  personId: number,
): Promise<{ readonly name: string; readonly reference: string } | null> {
  const { rows } = await sql<{ name: string; reference: string }>`
    SELECT trim(first_name || ' ' || last_name) AS name, agency_reference AS reference FROM person
    WHERE id = ${personId} AND deactivated_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Notes an answer for the next daily letter. */
export async function insertToTell(db: Db, answerId: number): Promise<void> {
  await sql`INSERT INTO renewal_to_tell (answer_id) VALUES (${answerId})`.execute(db);
}

/** Takes the answers that wait for the daily letter: gives their ids, and forgets that they wait. */
export async function takeToTell(transaction: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM renewal_to_tell RETURNING answer_id::integer AS id`.execute(transaction);
  return rows.map(({ id }) => id);
}
