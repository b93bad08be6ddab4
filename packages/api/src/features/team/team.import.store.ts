import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import { type KnownMembers, type MemberRole, memberRoles } from "@ribambelle/domain/team/member";
import type { ImportedMember } from "@ribambelle/domain/team/team.file";
import { type RawBuilder, sql } from "kysely";
import { assigned, names, those, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { givenMemberColumns } from "./team.columns.ts";

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
