import type { Role } from "@ribambelle/domain/kernel/role";
import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";

/** What a person does at the agency, an empty list for all others, for a statement about people. */
export const functionsOf = (personId: string): string =>
  `COALESCE((SELECT staff.functions FROM staff WHERE staff.person_id = ${personId}), '{}')`;

/** Gives what somebody of the agency does there while they are at work; null for all others. */
export async function findFunctionsOf(db: Db, personId: number): Promise<readonly string[] | null> {
  const { rows } = await sql<{ functions: string[] }>`
    SELECT ${sql.raw(functionsOf("p.id"))} AS functions FROM person p
    WHERE p.id = ${personId} AND p.role = ${"Agency" satisfies Role} AND p.deactivated_at IS NULL`.execute(
    db,
  );
  return rows[0]?.functions ?? null;
}
