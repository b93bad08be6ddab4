import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Refusal } from "@ribambelle/domain/kernel/refusal";
import type { Role } from "@ribambelle/domain/kernel/role";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { personRefusals } from "@ribambelle/domain/people/person.refusals";
import { isRefusedValue } from "../../acting/constraints.ts";
import { refusedAt } from "../../acting/office/change.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { CredentialsOfPerson } from "./credentials.store.ts";
import type { PeopleTables } from "./people.columns.ts";

const tables = (db: Db) => db.withTables<PeopleTables>();

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
    throw takenIn(error, takenByChange);
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
    throw takenIn(error, takenByChange);
  }
}

// What is somebody else's, by the constraint that says so; any other error as it is.
function takenIn(error: unknown, by: TakenBy = takenAtFirst): unknown {
  const taken = isRefusedValue(error) ? by[error.constraint ?? ""] : undefined;
  return taken ? refusedAt(taken.field, taken.refusal) : error;
}

type TakenBy = Readonly<Record<string, { readonly refusal: Refusal; readonly field: string }>>;
const takenAtFirst: TakenBy = {
  one_person_per_email: { refusal: peopleRefusals.emailTaken, field: "eMail" },
  one_person_per_agency_reference: { refusal: peopleRefusals.referenceTaken, field: "reference" },
  one_person_per_user_name: { refusal: peopleRefusals.referenceTaken, field: "reference" },
  a_user_name_is_no_foreign_address: { refusal: personRefusals.foreignUserName, field: "userName" },
};
// Changes are asked for together, under that name (FOLKS-26, STAFF-13).
const takenByChange: TakenBy = {
  one_person_per_email: { refusal: peopleRefusals.emailTaken, field: "changes.eMail" },
  one_person_per_user_name: { refusal: peopleRefusals.userNameTaken, field: "changes.userName" },
  a_user_name_is_no_foreign_address: { refusal: personRefusals.foreignUserName, field: "changes.userName" },
};
