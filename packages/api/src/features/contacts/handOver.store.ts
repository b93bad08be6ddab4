import type { MemberRole } from "@ribambelle/domain/team/member";
import { memberRoles } from "@ribambelle/domain/team/member";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

const columns: Readonly<Record<MemberRole, string>> = {
  salesRepresentative: "sales_representative",
  accountManager: "account_manager",
  hrContact: "hr_contact",
  referent: "referent",
};

/**
 * Gives those whom a member of the team looks after to another, in the roles that the other has, and to nobody in all others; gives
 * how many people the other looks after by it (STAFF-14).
 */
export async function handOverAssignments(
  transaction: Db,
  from: string,
  to: { readonly reference: string; readonly roles: readonly MemberRole[] } | null,
): Promise<number> {
  const handed = new Set<number>();
  for (const role of memberRoles) {
    const heir = to?.roles.includes(role) ? to.reference : null;
    const column = sql.raw(columns[role]);
    // The last day of a referent is that referent’s.
    const others = sql.raw(role === "referent" && heir === null ? ", referent_end_day = NULL" : "");
    const { rows } = await sql<{ personId: number }>`
      UPDATE contact_assignment SET ${column} = ${heir}${others} WHERE ${column} = ${from}
      RETURNING person_id AS "personId"`.execute(transaction);
    if (heir !== null) for (const { personId } of rows) handed.add(personId);
  }
  await sql`DELETE FROM contact_assignment WHERE sales_representative IS NULL AND account_manager IS NULL
    AND hr_contact IS NULL AND referent IS NULL`.execute(transaction);
  return handed.size;
}
