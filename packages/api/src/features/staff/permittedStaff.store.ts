import {
  isPermitted,
  knownFunctions,
  type Permission,
} from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** Gives those of the agency whose functions permit this: whom to tell of what waits for them. */
export async function listPermittedStaff(db: Db, permission: Permission): Promise<number[]> {
  const { rows } = await sql<{ personId: number; functions: string[] }>`
    SELECT s.person_id AS "personId", s.functions FROM staff s JOIN person p ON p.id = s.person_id
    WHERE p.role = 'Agency' AND p.deactivated_at IS NULL AND p.blocked_at IS NULL ORDER BY s.person_id`.execute(
    db,
  );
  return rows
    .filter(({ functions }) => isPermitted(knownFunctions(functions), permission))
    .map(({ personId }) => personId);
}
