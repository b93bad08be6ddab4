import {
  type Assignment,
  type KnownMembers,
  type MemberRole,
  memberRoles,
} from "@ribambelle/domain/contacts/contact.assignment";
import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { ImportedMember } from "@ribambelle/domain/imports/team.file";
import { type RawBuilder, sql } from "kysely";
import { assigned, jsonOf, names, those, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { assignmentColumns, givenMemberColumns } from "./contacts.columns.ts";

/** Creates the members who are new and corrects those who differ, in one statement; `present` names what the file says. */
export async function saveMembers(
  db: Db,
  lines: readonly Line<ImportedMember>[],
  present: ReadonlySet<string>,
): Promise<Outcome[]> {
  const rows = lines.map(({ line, row }) => ({ ...row, line }));
  const all = givenMemberColumns;
  const said = those(all, (field) => present.has(field));
  const { rows: saved } = await sql<{ line: number; done: "created" | "updated" | "unchanged" }>`
    WITH incoming AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS i(line integer, reference text, ${typed(all)})
    ), changed AS (
      UPDATE team_member t SET ${assigned(said, "i")}
      FROM incoming i
      WHERE t.agency_reference = i.reference AND (${names(said, "t")}) IS DISTINCT FROM (${values(said, "i")})
      RETURNING i.line
    ), created AS (
      INSERT INTO team_member (agency_reference, ${names(all)})
      SELECT i.reference, ${values(all, "i")} FROM incoming i
      WHERE NOT EXISTS (SELECT FROM team_member t WHERE t.agency_reference = i.reference)
      RETURNING agency_reference
    )
    SELECT i.line, CASE WHEN EXISTS (SELECT FROM created WHERE agency_reference = i.reference) THEN 'created'
      WHEN EXISTS (SELECT FROM changed c WHERE c.line = i.line) THEN 'updated' ELSE 'unchanged' END AS done
    FROM incoming i`.execute(db);
  return saved;
}

/** Gives the roles of the members with these references; those of nobody are left out. */
export async function listMemberRoles(db: Db, references: readonly string[]): Promise<KnownMembers> {
  type Member = { readonly reference: string } & Readonly<Record<MemberRole, boolean>>;
  const { rows } = await sql<Member>`
    SELECT agency_reference AS reference, is_sales_representative AS "salesRepresentative",
      is_account_manager AS "accountManager", is_hr_contact AS "hrContact", is_referent AS referent
    FROM team_member WHERE agency_reference = ANY(${references})`.execute(db);
  return new Map(
    rows.map((member) => [member.reference, new Set(memberRoles.filter((role) => member[role]))]),
  );
}

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

export interface MemberNotNamed {
  readonly reference: string;
  readonly lastName: string;
  readonly firstName: string;
}

/** Gives the next members of the team, by reference, who do not satisfy `isNamed`. */
export async function listMembersNotNamed(
  db: Db,
  isNamed: (reference: RawBuilder<unknown>) => RawBuilder<boolean>,
  after: string,
  limit: number,
): Promise<MemberNotNamed[]> {
  const { rows } = await sql<MemberNotNamed>`
    SELECT t.agency_reference AS reference, t.last_name AS "lastName", t.first_name AS "firstName"
    FROM team_member t
    WHERE t.agency_reference > ${after} AND NOT ${isNamed(sql.ref("t.agency_reference"))}
    ORDER BY t.agency_reference LIMIT ${limit}`.execute(db);
  return rows;
}
