import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Refusal } from "@ribambelle/domain/kernel/refusal";
import type { Role } from "@ribambelle/domain/kernel/role";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { isRefusedValue } from "../../acting/constraints.ts";
import { refusedAt } from "../../acting/office/change.ts";
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

/** Notes when a person was last there, to within ten minutes (FOLKS-48). */
export async function updateLastSeen(db: Db, personId: number, now: Date): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set((eb) => ({ last_seen_at: eb.fn("greatest", ["last_seen_at", eb.val(now)]) }))
    .where("id", "=", personId)
    .where("deactivated_at", "is", null)
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

/** Brings a deactivated account back, without a password: its person chooses another one. */
export async function reactivate(db: Db, personId: number, now: Date): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ deactivated_at: null, password_hash: null, updated_at: now })
    .where("id", "=", personId)
    .execute();
}

/** Somebody who is new at the agency. */
export interface NewOfAgency {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly reference: string;
  readonly phoneNumber: string | null;
  readonly locale: Locale;
}

/** Stores somebody new of the agency, who signs in by their reference or address; refused where either is somebody else's. */
export async function insertOfAgency(db: Db, person: NewOfAgency): Promise<number> {
  try {
    const { id } = await tables(db)
      .insertInto("person")
      .values({
        role: "Agency",
        agency_reference: person.reference,
        user_name: loginName(person.reference),
        email: loginName(person.email),
        first_name: person.firstName,
        last_name: person.lastName,
        phone_number: person.phoneNumber,
        locale: person.locale,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw takenIn(error);
  }
}

/** Stores a person's names and phone number, those that are given. */
export async function updateIdentity(
  db: Db,
  personId: number,
  { firstName, lastName, phoneNumber }: Partial<Pick<NewOfAgency, "firstName" | "lastName" | "phoneNumber">>,
  now: Date,
): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ first_name: firstName, last_name: lastName, phone_number: phoneNumber, updated_at: now })
    .where("id", "=", personId)
    .execute();
}

/** Stores another address of a person; a user name that was the former one becomes it. Refused where it is somebody else's. */
export async function updateEmail(
  db: Db,
  { personId, email: former, userName }: Pick<CredentialsOfPerson, "personId" | "email" | "userName">,
  email: string,
  now: Date,
): Promise<void> {
  const name = userName === former ? email : userName;
  try {
    await tables(db)
      .updateTable("person")
      .set({ email, user_name: name, updated_at: now })
      .where("id", "=", personId)
      .execute();
  } catch (error) {
    throw takenIn(error);
  }
}

// What is somebody else's, by the constraint that says so; any other error as it is.
function takenIn(error: unknown): unknown {
  const taken = isRefusedValue(error) ? takenBy[error.constraint ?? ""] : undefined;
  return taken ? refusedAt(taken.field, taken.refusal) : error;
}

const takenBy: Readonly<Record<string, { readonly refusal: Refusal; readonly field: string }>> = {
  one_person_per_email: { refusal: peopleRefusals.emailTaken, field: "eMail" },
  one_person_per_agency_reference: { refusal: peopleRefusals.referenceTaken, field: "reference" },
  one_person_per_user_name: { refusal: peopleRefusals.referenceTaken, field: "reference" },
};
