import { mayWith, type PersonRight } from "@ribambelle/domain/agencyPeople/permitted";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import type { Change } from "../../acting/office/change.ts";
import { Refused } from "../../acting/refused.ts";
import { anyVersion } from "../../acting/versionCheck.ts";
import type { Db } from "../../db/connection/connect.ts";
import { findVersionMade, refusalOfFormer, refusalOver } from "../audit/index.ts";
import { findChangesOf } from "../imports/index.ts";
import { holdFile, type KeptFile } from "./person.store.ts";

/** A change of a person, by whom what is written of them may be changed. */
export interface PersonChange extends Change {
  readonly functions: readonly StaffFunction[];
}

// What makes another version of them, as the audit names it, for those who have one of before it was noted when it was made.
const changing = [
  "people.changed",
  "people.blocked",
  "people.unblocked",
  "identity.email-changed",
  "identity.role-changed",
  "identity.connection-popup-disabled",
];
// And of the sections of their profile that the agency writes too.
const ofProfile = ["people.changed", "profile.%"];

/**
 * Gives a person for an act on them, as they stand while no other goes on; refused where one may not, to who was deleted, and from
 * another version than theirs.
 */
export async function heldFile(
  transaction: Db,
  userId: number,
  right: PersonRight,
  {
    functions,
    versionCheck = anyVersion,
    now,
  }: Pick<PersonChange, "functions" | "now"> & Partial<PersonChange>,
): Promise<KeptFile> {
  const file = await holdFile(transaction, userId, now);
  if (!file || !mayWith(functions, file.role, "read")) throw new Refused(commonRefusals.notFound);
  if (!mayWith(functions, file.role, right)) throw new Refused(commonRefusals.forbidden);
  if (file.accountState === "deleted") throw new Refused(peopleRefusals.deleted);
  if (!versionCheck(file.version)) throw await refusalOfVersion(transaction, userId);
  return file;
}

// The version and what made it belong together: an import, which no act of theirs tells of, or the acts of one transaction (AGUI-21).
async function refusalOfVersion(transaction: Db, userId: number): Promise<Refused> {
  const made = await findVersionMade(transaction, userId);
  if (!made) return refusalOfFormer(transaction, userId, changing);
  const { importId, ...changed } = made;
  return refusalOver(
    importId === null ? changed : { ...changed, ...(await findChangesOf(transaction, importId, userId)) },
  );
}

/** Gives the refusal of what was written over another version of a person’s profile than theirs, which says who changed it last. */
export const refusalOfProfile = (transaction: Db, userId: number): Promise<Refused> =>
  refusalOfFormer(transaction, userId, ofProfile);
