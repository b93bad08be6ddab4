import type { Assignment } from "@ribambelle/domain/contacts/contact.assignment";
import { memberRoles } from "@ribambelle/domain/team/member";
import { type RawBuilder, sql } from "kysely";
import { jsonOf, names, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { assignmentColumns } from "./contacts.columns.ts";

/** Gives who looks after the people with these references; those whom nobody looks after are left out. */
export async function listAssignments(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, Assignment>> {
  const { rows } = await sql<{ reference: string; assignment: Assignment }>`
    SELECT p.agency_reference AS reference, ${jsonOf(assignmentColumns, "a")} AS assignment
    FROM contact_assignment a JOIN person p ON p.id = a.person_id
    WHERE p.agency_reference = ANY(${references})`.execute(db);
  return new Map(rows.map(({ reference, assignment }) => [reference, assignment]));
}

/** Stores who looks after these people from now on, in place of what was known. */
export async function saveAssignments(
  db: Db,
  assignments: readonly (Assignment & { readonly reference: string })[],
): Promise<void> {
  if (assignments.length === 0) return;
  const columns = assignmentColumns;
  // Each makes another version of its person, whom a deletion of the account holds first (FOLKS-32).
  const references = assignments.map(({ reference }) => reference);
  await sql`SELECT FROM person WHERE agency_reference = ANY(${references}) ORDER BY id FOR NO KEY UPDATE`.execute(
    db,
  );
  await sql`
    WITH incoming AS (
      SELECT p.id, i.* FROM json_to_recordset(${JSON.stringify(assignments)}::json)
        AS i(reference text, ${typed(columns)})
      JOIN person p ON p.agency_reference = i.reference
    ), emptied AS (
      DELETE FROM contact_assignment a USING incoming i WHERE a.person_id = i.id
        AND num_nonnulls(${memberValues}) = 0
    )
    INSERT INTO contact_assignment (person_id, ${names(columns)})
    SELECT i.id, ${values(columns, "i")} FROM incoming i WHERE num_nonnulls(${memberValues}) > 0
    ON CONFLICT (person_id) DO UPDATE SET ${assignedAnew}`.execute(db);
}

const assignedAnew: RawBuilder<unknown> = sql.join(
  Object.values(assignmentColumns).map(
    ([column]) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  ),
);

const memberValues: RawBuilder<unknown> = sql.join(memberRoles.map((role) => sql.ref(`i.${role}`)));

/** Removes the members whose reference begins so and whom nobody is assigned to any more. */
export async function removeMembersUnder(transaction: Db, prefix: string): Promise<void> {
  await sql`DELETE FROM team_member t WHERE starts_with(t.agency_reference, ${prefix}) AND NOT EXISTS (
    SELECT FROM contact_assignment a
    WHERE t.agency_reference IN (a.sales_representative, a.account_manager, a.hr_contact, a.referent))`.execute(
    transaction,
  );
}
