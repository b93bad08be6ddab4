import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import { type KnownMembers, type MemberRole, memberRoles } from "@ribambelle/domain/team/member";
import type { ImportedMember } from "@ribambelle/domain/team/team.file";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { type ImportedTable, saveRows } from "../../importing/saveRows.store.ts";
import { givenMemberColumns } from "./team.columns.ts";

const members: ImportedTable = {
  table: "team_member",
  key: ["reference"],
  columns: { reference: ["agency_reference", "text"], ...givenMemberColumns },
  lasting: {},
};

/** Creates the members who are new and corrects those who differ, in one statement; `present` names what the file says. */
export async function saveMembers(
  db: Db,
  lines: readonly Line<ImportedMember>[],
  present: ReadonlySet<string>,
): Promise<Outcome[]> {
  const rows = lines.map(({ line, row }) => ({ ...row, line }));
  const saved = await saveRows(db, members, rows, present);
  return saved.map(({ line, done }) => ({ line, done }));
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
