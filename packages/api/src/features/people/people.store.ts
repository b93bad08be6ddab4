import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Refusal } from "@ribambelle/domain/kernel/refusal";
import type { Role } from "@ribambelle/domain/kernel/role";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { personRefusals } from "@ribambelle/domain/people/person.refusals";
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
  /** True while the agency keeps them out (FOLKS-31). */
  readonly isBlocked: boolean;
}

/** Gives the credentials of an active person by user name or address (both as `loginName` gives them), or null. */
export async function findCredentials(db: Db, name: string): Promise<Credentials | null> {
  const found = await tables(db)
    .selectFrom("person")
    .select((eb) => [
      "id as personId",
      "role",
      "email",
      "password_hash as passwordHash",
      eb("blocked_at", "is not", null).$castTo<boolean>().as("isBlocked"),
    ])
    .where((eb) => eb.or([eb("user_name", "=", name), eb("email", "=", name)]))
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

const credentialsOf = (db: Db, personId: number) =>
  tables(db)
    .selectFrom("person")
    .select((eb) => [
      "id as personId",
      "role",
      "email",
      "password_hash as passwordHash",
      eb("blocked_at", "is not", null).$castTo<boolean>().as("isBlocked"),
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

/** Keeps a person out from now on, by whom and why; null lets them in again. */
export async function updateBlock(
  db: Db,
  personId: number,
  block: { readonly by: number | null; readonly reason: string; readonly at: Date } | null,
): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({
      blocked_at: block?.at ?? null,
      blocked_by: block?.by ?? null,
      block_reason: block?.reason ?? null,
    })
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

/** Somebody new, and what is known of where they live. */
export interface NewInRole extends Omit<NewOfAgency, "email"> {
  readonly email: string | null;
  readonly details?: PersonDetails;
}

/** Stores somebody new of the agency, who signs in by their reference or address; refused where either is somebody else's. */
export const insertOfAgency = (db: Db, person: NewOfAgency): Promise<number> =>
  insertNew(db, "Agency", { ...person, email: loginName(person.email) });

/** Stores somebody new in this role, who signs in by their reference or address; refused where either is somebody else's. */
export async function insertNew(db: Db, role: Role, person: NewInRole): Promise<number> {
  try {
    const { id } = await tables(db)
      .insertInto("person")
      .values({
        ...columnsOf(person.details ?? {}),
        role,
        agency_reference: person.reference,
        user_name: loginName(person.reference),
        email: person.email,
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

/** What may be written of a person beside their address and reference. */
export type PersonDetails = Partial<{
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly userName: string;
  readonly address: string | null;
  readonly addressComplement: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly birthDate: string | null;
  readonly locale: Locale;
  readonly hasBeenInterviewed: boolean;
  readonly displaysInformationBanner: boolean;
  readonly displaysConnectionPopup: boolean;
}>;

const columnsOf = (given: PersonDetails) => ({
  first_name: given.firstName,
  last_name: given.lastName,
  phone_number: given.phoneNumber,
  user_name: given.userName,
  address: given.address,
  address_complement: given.addressComplement,
  zip_code: given.zipCode,
  city: given.city,
  birth_date: given.birthDate,
  locale: given.locale,
  has_been_interviewed: given.hasBeenInterviewed,
  displays_information_banner: given.displaysInformationBanner,
  displays_connection_popup: given.displaysConnectionPopup,
  // Of the former address, nobody knows it any more.
  ...(("address" in given || "zipCode" in given || "city" in given) && { longitude: null, latitude: null }),
});

/** Stores what is written of a person anew, and nothing else; refused where a user name is somebody else's. */
export async function updateIdentity(
  db: Db,
  personId: number,
  given: PersonDetails,
  now: Date,
): Promise<void> {
  try {
    await tables(db)
      .updateTable("person")
      .set({ ...columnsOf(given), updated_at: now })
      .where("id", "=", personId)
      .execute();
  } catch (error) {
    throw takenIn(error, { one_person_per_user_name: userNameTaken });
  }
}

/** Takes a person's address away; who signed in by it has their reference as user name from then on. */
export async function removeEmail(
  db: Db,
  { personId, email, userName }: Pick<CredentialsOfPerson, "personId" | "email" | "userName">,
  reference: string,
  now: Date,
): Promise<void> {
  const name = userName === email ? loginName(reference) : userName;
  await tables(db)
    .updateTable("person")
    .set({ email: null, user_name: name, updated_at: now })
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
function takenIn(error: unknown, others: Partial<typeof takenBy> = {}): unknown {
  const taken = isRefusedValue(error) ? { ...takenBy, ...others }[error.constraint ?? ""] : undefined;
  return taken ? refusedAt(taken.field, taken.refusal) : error;
}

const takenBy: Readonly<Record<string, { readonly refusal: Refusal; readonly field: string }>> = {
  one_person_per_email: { refusal: peopleRefusals.emailTaken, field: "eMail" },
  one_person_per_agency_reference: { refusal: peopleRefusals.referenceTaken, field: "reference" },
  one_person_per_user_name: { refusal: peopleRefusals.referenceTaken, field: "reference" },
  a_user_name_is_no_foreign_address: { refusal: personRefusals.foreignUserName, field: "userName" },
};
const userNameTaken = { refusal: peopleRefusals.userNameTaken, field: "userName" };
