import type { Role } from "@ribambelle/domain/kernel/role";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { PeopleTables } from "./people.columns.ts";

const tables = (db: Db) => db.withTables<PeopleTables>();

export interface KnownName {
  readonly personId: number;
  readonly reference: string;
  readonly role: Role;
  readonly lastName: string;
  readonly firstName: string;
}

const people = (db: Db) =>
  tables(db)
    .selectFrom("person")
    .select([
      "id as personId",
      "agency_reference as reference",
      "role",
      "last_name as lastName",
      "first_name as firstName",
    ])
    .where("deactivated_at", "is", null);

type IsNamed = (reference: RawBuilder<unknown>) => RawBuilder<boolean>;
const reference = sql.ref("person.agency_reference");

/** Gives the next active people, by reference, who do not satisfy `isNamed`. */
export async function listPeopleNotNamed(
  db: Db,
  isNamed: IsNamed,
  after: string,
  limit: number,
): Promise<KnownName[]> {
  return people(db)
    .where("agency_reference", ">", after)
    .where(sql<boolean>`NOT ${isNamed(reference)}`)
    .orderBy("agency_reference")
    .limit(limit)
    .execute();
}

/** True when at least one active person of this role is named. */
export async function isRoleNamed(db: Db, role: Role, isNamed: IsNamed): Promise<boolean> {
  const found = await people(db).where("role", "=", role).where(isNamed(reference)).limit(1).execute();
  return found.length > 0;
}

/** Gives the names of active people. */
export async function listNames(db: Db, ids: readonly number[]): Promise<KnownName[]> {
  return people(db).where("id", "=", sql<number>`ANY(${ids})`).execute();
}
