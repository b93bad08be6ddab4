import type { Role } from "@ribambelle/domain/kernel/role";
import type { Insertable } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Table, Tables } from "../../db/tables.ts";
import type { IdentityTables } from "../../features/identity/identity.table.ts";
import { hashPassword } from "../../features/identity/passwords/password.ts";

type ContractTable = "parent_contract" | "housework_contract" | "babysitter_contract";
const tables = (db: Db) => db.withTables<IdentityTables & Tables<ContractTable>>();

/** The password of every test person who has one. */
export const testPassword = "Ribambelle2026";
let passwordHash: Promise<string> | undefined;
let count = 0;

export interface TestPerson {
  readonly personId: number;
  readonly userName: string;
  readonly email: string;
  readonly role: Role;
}

/** Puts a valid person in the database, with the test password unless told. */
export async function insertPerson(
  db: Db,
  role: Role,
  given: Partial<Insertable<IdentityTables["person"]>> = {},
): Promise<TestPerson> {
  count += 1;
  passwordHash ??= hashPassword(testPassword);
  const row = {
    agency_reference: `P-${count}`,
    role,
    user_name: `person.${count}`,
    email: `person.${count}@example.fr`,
    first_name: "Camille",
    last_name: "Durand",
    password_hash: await passwordHash,
    ...given,
  };
  const { id } = await tables(db).insertInto("person").values(row).returning("id").executeTakeFirstOrThrow();
  return { personId: id, userName: row.user_name, email: row.email ?? "", role };
}

export async function insertParentContract(
  db: Db,
  parentId: number,
  given: Partial<Insertable<Table<"parent_contract">>> = {},
): Promise<number> {
  count += 1;
  const row = {
    parent_id: parentId,
    reference: `GE-${count}`,
    is_shared_guard: false,
    state: 9,
    is_full_time: false,
    is_one_shot: false,
    ...given,
  };
  const { id } = await tables(db)
    .insertInto("parent_contract")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertHouseworkContract(
  db: Db,
  parentId: number,
  given: Partial<Insertable<Table<"housework_contract">>> = {},
): Promise<number> {
  count += 1;
  const row = {
    parent_id: parentId,
    reference: `MNH-${count}`,
    typology: 0,
    state: 4,
    ...given,
  };
  const { id } = await tables(db)
    .insertInto("housework_contract")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertBabysitterContract(
  db: Db,
  babysitterId: number,
  given: Partial<Insertable<Table<"babysitter_contract">>> = {},
): Promise<number> {
  count += 1;
  const row = {
    babysitter_id: babysitterId,
    reference: `INT-${count}`,
    type: 0,
    state: 9,
    ...given,
  };
  const { id } = await tables(db)
    .insertInto("babysitter_contract")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
