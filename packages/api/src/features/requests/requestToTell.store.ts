import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** What a letter to the agency says of a request, and to whom it goes. */
export interface RequestToTell {
  readonly name: string;
  readonly reference: string;
  /** The name of whom it is about; null where it names nobody. */
  readonly about: string | null;
  readonly note: string | null;
  readonly dueOn: string;
  /** Of the colleague who looks after the person; null where none is named. */
  readonly email: string | null;
  readonly firstName: string | null;
}

// As an assignment names the colleague, and as the team says who may be one.
const colleagues = {
  "sales-representative": ["a.sales_representative", "t.is_sales_representative"],
  "hr-contact": ["a.hr_contact", "t.is_hr_contact"],
} as const;

/** Gives what the letter says of an open request, and the colleague who looks after the person; null once it is answered. */
export async function findRequestToTell(
  db: Db,
  requestId: number,
  colleague: keyof typeof colleagues,
): Promise<RequestToTell | null> {
  const [assigned, isOne] = colleagues[colleague];
  const { rows } = await sql<RequestToTell>`
    SELECT trim(p.first_name || ' ' || p.last_name) AS name, p.agency_reference AS reference,
      trim(b.first_name || ' ' || b.last_name) AS about, q.note, q.due_on AS "dueOn", t.email, t.first_name AS "firstName"
    FROM person_request q JOIN person p ON p.id = q.person_id AND p.deactivated_at IS NULL
      LEFT JOIN person b ON b.id = q.about_id
      LEFT JOIN contact_assignment a ON a.person_id = p.id
      LEFT JOIN team_member t ON t.is_enabled AND t.email IS NOT NULL
        AND t.agency_reference = ${sql.ref(assigned)} AND ${sql.ref(isOne)}
    WHERE q.id = ${requestId} AND q.state = 'open'`.execute(db);
  return rows[0] ?? null;
}
