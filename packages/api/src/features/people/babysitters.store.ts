import { type Expression, type RawBuilder, sql } from "kysely";
import { type Columns, jsonOf } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { givenPersonColumns, type PeopleTables } from "./people.columns.ts";

/** What a babysitter's profile shows of its person, who does not change it there. */
export interface OwnContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly addressComplement: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly hasBeenInterviewed: boolean;
}

const person = givenPersonColumns;
const contactColumns = {
  firstName: person.firstName,
  lastName: person.lastName,
  birthDate: person.birthDate,
  phoneNumber: person.phoneNumber,
  address: person.address,
  addressComplement: person.addressComplement,
  zipCode: person.zipCode,
  city: person.city,
  hasBeenInterviewed: person.hasBeenInterviewed,
} satisfies Columns<keyof OwnContact>;

/** The expression that gives somebody's own contact, for a statement about profiles. */
export function ownContact(personId: Expression<number>): RawBuilder<OwnContact> {
  return sql<OwnContact>`(SELECT ${jsonOf(contactColumns, "own")}
    FROM person own WHERE own.id = ${personId})`;
}

/**
 * Gives whether an active person has been interviewed, or null when they are not active any more. Until the transaction
 * ends neither changes: nothing is written into an account that is being deleted.
 */
export async function lockInterviewOf(
  transaction: Db,
  personId: number,
): Promise<{ readonly hasBeenInterviewed: boolean } | null> {
  const found = await transaction
    .withTables<PeopleTables>()
    .selectFrom("person")
    .select("has_been_interviewed as hasBeenInterviewed")
    .where("id", "=", personId)
    .where("deactivated_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return found ?? null;
}
