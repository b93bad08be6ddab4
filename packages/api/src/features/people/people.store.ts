import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../db/connection/connect.ts";
import type { PeopleTables } from "./people.columns.ts";

const tables = (db: Db) => db.withTables<PeopleTables>();

export interface Credentials {
  readonly personId: number;
  readonly role: Role;
  readonly email: string | null;
  readonly passwordHash: string | null;
}

/** Gives the credentials of an active person by user name or address (both as `loginName` gives them), or null. */
export async function findCredentials(db: Db, name: string): Promise<Credentials | null> {
  const found = await tables(db)
    .selectFrom("person")
    .select(["id as personId", "role", "email", "password_hash as passwordHash"])
    .where((eb) => eb.or([eb("user_name", "=", name), eb("email", "=", name)]))
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

const credentialsOf = (db: Db, personId: number) =>
  tables(db)
    .selectFrom("person")
    .select([
      "id as personId",
      "role",
      "email",
      "password_hash as passwordHash",
      "user_name as userName",
      "locale",
      "first_name as firstName",
      "last_name as lastName",
    ])
    .where("id", "=", personId)
    .where("deactivated_at", "is", null);

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

/** Gives the active person of an address, or null. */
export async function findPersonByEmail(db: Db, email: string): Promise<number | null> {
  const found = await tables(db)
    .selectFrom("person")
    .select("id")
    .where("email", "=", email)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Gives the active person of one of the agency's references, or null. */
export async function findPersonByReference(db: Db, reference: string): Promise<number | null> {
  const found = await tables(db)
    .selectFrom("person")
    .select("id")
    .where("agency_reference", "=", reference)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Gives what a letter to an active person needs, or null when they left or have no address. */
export async function findAddressee(db: Db, personId: number) {
  const found = await tables(db)
    .selectFrom("person")
    .select((eb) => [
      "id as personId",
      "role",
      "first_name as firstName",
      "email",
      "locale",
      eb("password_hash", "is not", null).$castTo<boolean>().as("hasPassword"),
    ])
    .where("id", "=", personId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found?.email ? { ...found, email: found.email } : null;
}

/** Gives the name that an authenticator application shows of a person: their address, else their user name. */
export async function nameOf(db: Db, personId: number): Promise<string> {
  const { email, userName } = await tables(db)
    .selectFrom("person")
    .select(["email", "user_name as userName"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  return email ?? userName;
}

/** Begins the statement of `getMyInformation`; other features add their columns to it. */
export function selectOwnInformation(db: Db, personId: number) {
  return tables(db)
    .selectFrom("person")
    .select([
      "id as userId",
      "user_name as userName",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      "role",
      "city",
      "longitude",
      "latitude",
      "displays_information_banner as isDisplayedInformationBanner",
      "displays_connection_popup as isDisplayedConnectionPopup",
    ])
    .where("id", "=", personId);
}

/** Stores a password’s hash; null when the person has to choose another one. */
export async function updatePassword(db: Db, personId: number, passwordHash: string | null): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where("id", "=", personId)
    .execute();
}

/** Stores the language of the person's last sign-in, for letters. */
export async function updateLocale(db: Db, personId: number, locale: Locale): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ locale })
    .where("id", "=", personId)
    .where("locale", "<>", locale)
    .execute();
}

/** Stores whether the connection popup is shown; gives whether that is a change. */
export async function updateConnectionPopup(db: Db, personId: number, displayed: boolean): Promise<boolean> {
  const updated = await tables(db)
    .updateTable("person")
    .set({ displays_connection_popup: displayed })
    .where("id", "=", personId)
    .where("displays_connection_popup", "<>", displayed)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Deactivates an account for good: nobody can sign in to it any more. */
export async function deactivate(db: Db, personId: number, now: Date): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ deactivated_at: now, updated_at: now })
    .where("id", "=", personId)
    .execute();
}
