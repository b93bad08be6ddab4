import { isDeepStrictEqual } from "node:util";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { MyRenewal, RenewalForm } from "@ribambelle/domain/renewals/renewal";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import type { Actor } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import type { VersionCheck } from "../../../acting/versionCheck.ts";
import { lockPerson } from "../../people/index.ts";
import type { RenewalDeps } from "./answers.actions.ts";
import { findAnswer } from "./answers.store.ts";
import { campaignOfPerson } from "./campaignOfPerson.ts";
import { findDraft, saveDraft } from "./drafts.store.ts";

// The longest form that the rules know is far below.
const mostCharacters = 100_000;

/** Gives where a person stands this year, and the version of the form that they have begun; 0 without one. */
export async function readMyRenewal(
  { connection: { db }, now }: RenewalDeps,
  actor: Actor,
): Promise<{ readonly renewal: MyRenewal; readonly version: number }> {
  const { year, state, campaign } = await campaignOfPerson(db, actor, now());
  const kept = await findAnswer(db, actor.personId, year);
  const draft = await findDraft(db, actor.personId, year);
  const { introductionFr: fr = null, introductionEn = null } = campaign ?? {};
  return {
    version: draft?.version ?? 0,
    renewal: {
      year,
      state,
      opensOn: campaign?.opensOn ?? null,
      closesOn: campaign?.closesOn ?? null,
      introduction: fr === null ? null : { fr, en: introductionEn ?? fr },
      answer: kept && {
        sentAt: kept.answeredAt.toISOString(),
        parent: kept.role === "Parent" ? kept.answer : null,
        babysitter: kept.role === "BabySitter" ? kept.answer : null,
      },
      draft: draft?.form ? { form: draft.form, savedAt: draft.savedAt.toISOString() } : null,
    },
  };
}

/**
 * Keeps the form that a person has begun; gives its version. One that is newer than what it was made from stays, unless it says
 * the same: then the answer to the same call was lost.
 */
export async function saveMyDraft(
  { connection: { db }, now }: RenewalDeps,
  actor: Actor,
  form: RenewalForm,
  isMadeFrom: VersionCheck,
): Promise<{ readonly version: number; readonly savedAt: string }> {
  const { personId } = actor;
  if (form.role !== actor.role) throw new Refused(commonRefusals.invalid);
  if (JSON.stringify(form).length > mostCharacters) throw new Refused(commonRefusals.tooLarge);
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    const savedAt = now();
    const { year, state } = await campaignOfPerson(transaction, actor, savedAt);
    if (await findAnswer(transaction, personId, year)) throw new Refused(renewalRefusals.alreadyRenewed);
    if (state !== "open") throw new Refused(renewalRefusals.closed);
    const before = await findDraft(transaction, personId, year);
    if (before && isDeepStrictEqual(before.form, form))
      return { version: before.version, savedAt: before.savedAt.toISOString() };
    if (!isMadeFrom(before?.version ?? 0)) throw new Refused(renewalRefusals.changedMeanwhile);
    const version = (before?.version ?? 0) + 1;
    await saveDraft(transaction, { personId, year, form, version, savedAt });
    return { version, savedAt: savedAt.toISOString() };
  });
}
