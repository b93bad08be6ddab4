import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { functionsOf } from "../../acting/functionsOf.store.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";
import { hasPasskey } from "../passkeys/index.ts";
import { factorSince } from "../secondFactor/index.ts";

// The key of the advisory lock: arbitrary, but the same in every process.
const staffLock = 5_417_391;

const tables = (db: Db) => db.withTables<Tables<"staff">>();

/** Somebody of the agency, and what they do there. */
export interface Member {
  readonly personId: number;
  readonly reference: string;
  readonly displayName: string;
  readonly functions: readonly StaffFunction[];
}

const members = (where: ReturnType<typeof sql>) => sql<Member & { functions: string[] }>`
  SELECT p.id AS "personId", p.agency_reference AS reference, trim(p.first_name || ' ' || p.last_name) AS "displayName",
    ${sql.raw(functionsOf("p.id"))} AS functions
  FROM person p WHERE p.role = 'Agency' AND p.deactivated_at IS NULL AND ${where}
  ORDER BY p.last_name, p.first_name, p.id`;

/** Gives the active people of the agency, by name. */
export async function listStaff(db: Db): Promise<Member[]> {
  const { rows } = await members(sql`true`).execute(db);
  return rows.map((row) => ({ ...row, functions: knownFunctions(row.functions) }));
}

/** Gives the active person of the agency of a reference, or null. */
export async function findMember(db: Db, reference: string): Promise<Member | null> {
  const { rows } = await members(sql`p.agency_reference = ${reference}`).execute(db);
  return rows[0] ? { ...rows[0], functions: knownFunctions(rows[0].functions) } : null;
}

/** Stores what somebody of the agency does, in place of what they did. */
export async function saveFunctions(
  db: Db,
  personId: number,
  functions: readonly StaffFunction[],
): Promise<void> {
  const kept = { functions: [...functions] };
  await tables(db)
    .insertInto("staff")
    .values({ person_id: personId, ...kept })
    .onConflict((same) =>
      same.column("person_id").doUpdateSet((eb) => ({ ...kept, version: eb("staff.version", "+", 1) })),
    )
    .execute();
}

/** Notes since when somebody of the agency is invited. */
export async function saveInvited(db: Db, personId: number, now: Date): Promise<void> {
  await tables(db).updateTable("staff").set({ invited_at: now }).where("person_id", "=", personId).execute();
}

/** Notes since when somebody of the demonstration's agency is there: all of it was loaded today. */
export async function saveJoined(db: Db, personId: number, at: Date): Promise<void> {
  await sql`UPDATE person SET created_at = ${at} WHERE id = ${personId}`.execute(db);
}

/** Makes another version of somebody of the agency, of whom something was changed that stands elsewhere. */
export async function saveVersion(db: Db, personId: number): Promise<void> {
  await tables(db)
    .updateTable("staff")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("person_id", "=", personId)
    .execute();
}

/** Notes that somebody has left, whatever they did; what they did stays. */
export async function saveEnd(
  db: Db,
  personId: number,
  { endedBy, reason, now }: { endedBy: number | null; reason: string | null; now: Date },
): Promise<void> {
  const kept = { ended_at: now, ended_by: endedBy, end_reason: reason };
  await tables(db)
    .insertInto("staff")
    .values({ person_id: personId, functions: [], ...kept })
    .onConflict((same) =>
      same.column("person_id").doUpdateSet((eb) => ({ ...kept, version: eb("staff.version", "+", 1) })),
    )
    .execute();
}

/** Notes that somebody who had left is back, and does this. */
export async function saveReopened(
  db: Db,
  personId: number,
  functions: readonly StaffFunction[],
): Promise<void> {
  await tables(db)
    .updateTable("staff")
    .set((eb) => ({
      functions: [...functions],
      ended_at: null,
      ended_by: null,
      end_reason: null,
      version: eb("version", "+", 1),
    }))
    .where("person_id", "=", personId)
    .execute();
}

/** Lets one change of the agency's people go on at a time, until the transaction ends: two at once may not leave nobody (STAFF-07). */
export async function lockStaff(transaction: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${staffLock})`.execute(transaction);
}

/** An administrator who can get in. */
export interface Administrator {
  readonly personId: number;
  /** True for one who has an application or a passkey: one who has none has not been in yet, or cannot get in. */
  readonly hasSecondFactor: boolean;
}

/** True when somebody active is an administrator (STAFF-18). */
export const hasAdministrator = async (db: Db): Promise<boolean> => (await listAdministrators(db)).length > 0;

/** Gives the active administrators. */
export async function listAdministrators(db: Db): Promise<Administrator[]> {
  const hasFactor = sql.raw(`${factorSince("p.id")} IS NOT NULL OR ${hasPasskey("p.id")}`);
  const { rows } = await sql<Administrator>`
    SELECT p.id AS "personId", ${hasFactor} AS "hasSecondFactor" FROM staff s JOIN person p ON p.id = s.person_id
    WHERE p.role = 'Agency' AND p.deactivated_at IS NULL AND s.functions @> '{administrator}' ORDER BY p.id`.execute(
    db,
  );
  return rows;
}
