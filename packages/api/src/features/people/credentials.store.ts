import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../db/connection/connect.ts";
import type { PeopleTables } from "./people.columns.ts";

const tables = (db: Db) => db.withTables<PeopleTables>();

export interface Credentials {
  readonly personId: number;
  readonly role: Role;
  readonly email: string | null;
  readonly passwordHash: string | null;
  /** True while the agency keeps them out (FOLKS-31). */
  readonly isBlocked: boolean;
}

const active = (db: Db) =>
  tables(db)
    .selectFrom("person")
    .select((eb) => [
      "id as personId",
      "role",
      "email",
      "password_hash as passwordHash",
      eb("blocked_at", "is not", null).$castTo<boolean>().as("isBlocked"),
    ])
    .where("deactivated_at", "is", null);

/** Gives the credentials of an active person by user name or address (both as `loginName` gives them), or null. */
export async function findCredentials(db: Db, name: string): Promise<Credentials | null> {
  const found = await active(db)
    .where((eb) => eb.or([eb("user_name", "=", name), eb("email", "=", name)]))
    .executeTakeFirst();
  return found ?? null;
}

const credentialsOf = (db: Db, personId: number) =>
  active(db)
    .select(["user_name as userName", "locale", "first_name as firstName", "last_name as lastName"])
    .where("id", "=", personId);

/** What one signs in with, of somebody who is known. */
export type CredentialsOfPerson = NonNullable<Awaited<ReturnType<typeof findCredentialsOf>>>;

/** Gives the credentials of a person, or null when they are not active any more. */
export async function findCredentialsOf(db: Db, personId: number) {
  return (await credentialsOf(db, personId).executeTakeFirst()) ?? null;
}

/**
 * The same, and locks the person's row until the transaction ends. Call it first before starting a session or
 * changing a password or an account: concurrent calls then run one after the other.
 */
export async function lockCredentialsOf(transaction: Db, personId: number) {
  return (await credentialsOf(transaction, personId).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/**
 * Locks a person's row until the transaction ends, so that concurrent changes of their data run one after the
 * other; false when they are deactivated.
 */
export async function lockPerson(transaction: Db, personId: number): Promise<boolean> {
  return (await lockCredentialsOf(transaction, personId)) !== null;
}

/** Stores a password’s hash; null when the person has to choose another one. */
export async function updatePassword(
  db: Db,
  personId: number,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ password_hash: passwordHash, updated_at: now })
    .where("id", "=", personId)
    .execute();
}

/** Notes whether the password of somebody of the agency is shorter than theirs may be (STAFF-20). */
export async function updateShortPassword(db: Db, personId: number, isShort: boolean): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ has_short_password: isShort })
    .where("id", "=", personId)
    .where("role", "=", "Agency")
    .where("has_short_password", "<>", isShort)
    .execute();
}
