import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import {
  isInvitedLately,
  type Personal,
  personCan,
  type WholePerson,
} from "@ribambelle/domain/agencyPeople/person";
import { whoOf } from "@ribambelle/domain/audit/entry";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Actor } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { findFile, type KeptFile } from "./person.store.ts";

/** Gives one person as they are kept, to whoever may read that kind of people; to all others there is nobody (AGUI-30). */
export async function fileFor(
  { connection: { db }, now }: Pick<FeatureDeps, "connection" | "now">,
  { functions }: Pick<Actor, "functions">,
  userId: number,
): Promise<KeptFile> {
  const kept = await findFile(db, userId, now());
  if (!kept || !mayWith(functions, kept.role, "read")) throw new Refused(commonRefusals.notFound);
  return kept;
}

async function countDue(
  { connection: { db }, ownFiles, now }: Pick<FeatureDeps, "connection" | "ownFiles" | "now">,
  personId: number,
): Promise<number> {
  const counts = await Promise.all(ownFiles.map(({ countDue: count }) => count?.(db, personId, now()) ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Shows a person to somebody of the agency: no more than their functions let them read (AGUI-31). */
export async function shownFile(
  deps: Pick<FeatureDeps, "connection" | "ownFiles" | "now">,
  kept: KeptFile,
  { functions }: Pick<Actor, "functions">,
): Promise<WholePerson> {
  const { role, accountState, blockedAt, blockedBy, invitedAt } = kept;
  const mayReadPrivate = mayWith(functions, role, "read-private");
  const can = personCan(functions, {
    role,
    accountState,
    hasEmail: kept.email !== null,
    isInvitedLately: isInvitedLately(accountState, invitedAt, deps.now()),
  });
  return {
    userId: kept.userId,
    role,
    reference: kept.reference,
    displayName: `${kept.firstName} ${kept.lastName}`.trim(),
    firstName: kept.firstName,
    lastName: kept.lastName,
    city: kept.city,
    accountState,
    // Why somebody was blocked is for those who may do it, or know the person.
    blocked:
      blockedAt && mayReadPrivate
        ? {
            at: blockedAt.toISOString(),
            reason: kept.blockReason ?? "",
            by: whoOf(blockedBy, kept.blockedByName),
          }
        : null,
    assigned: {
      salesRep: kept.salesRep,
      manager: kept.manager,
      hrContact: kept.hrContact,
      referent: kept.referent,
      referentEndDate: kept.referentEndDate,
    },
    employeeNumber: kept.employeeNumber,
    interviewed: kept.hasBeenInterviewed,
    currentSituation: kept.currentSituation,
    displaysInformationBanner: kept.displaysInformationBanner,
    displaysConnectionPopup: kept.displaysConnectionPopup,
    openRequests: mayReadPrivate ? [...kept.openRequests] : [],
    payslips: can.block && role === "BabySitter" ? await countDue(deps, kept.userId) : null,
    can,
    private: mayReadPrivate ? personalOf(kept) : null,
  };
}

const personalOf = (kept: KeptFile): Personal => ({
  email: kept.email,
  phoneNumber: kept.phoneNumber,
  userName: kept.userName,
  address: kept.address,
  addressComplement: kept.addressComplement,
  zipCode: kept.zipCode,
  birthDate: kept.birthDate,
  locale: kept.locale,
  lastActivityAt: kept.lastSeenAt?.toISOString() ?? null,
  isInBlockList: kept.isInBlockList,
  invitedAt: kept.invitedAt?.toISOString() ?? null,
});
