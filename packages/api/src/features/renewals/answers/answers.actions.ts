import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { optIns } from "@ribambelle/domain/optIns/optIn";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import type { BabysitterAnswer } from "@ribambelle/domain/renewals/babysitter/answer";
import { babysitterQuestions } from "@ribambelle/domain/renewals/babysitter/texts";
import type { ParentAnswer } from "@ribambelle/domain/renewals/parent/answer";
import { renewalActs } from "@ribambelle/domain/renewals/renewal.acts";
import { alreadyRenewedIn, renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import { questionsVersion } from "@ribambelle/domain/renewals/renewal.values";
import { dueOn } from "@ribambelle/domain/requests/request";
import type { Actor, By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { audit } from "../../audit/index.ts";
import { changeOptIns } from "../../optIns/index.ts";
import { lockPerson } from "../../people/index.ts";
import { getSituation } from "../../profile/index.ts";
import { insertRequest } from "../../requests/index.ts";
import { beginFollowUp } from "../agency/followUps.store.ts";
import { askAgency, sendCopy, tellAgency } from "../letters/renewals.letters.ts";
import { findAnswer, insertAnswer, type RoleAnswer } from "./answers.store.ts";
import { type CampaignOfPerson, campaignOfPerson } from "./campaignOfPerson.ts";
import { checkBabysitterAnswer, checkParentAnswer } from "./checkAnswers.ts";
import { removeDraft } from "./drafts.store.ts";

export type RenewalDeps = Pick<Deps, "connection" | "now" | "config">;

/** Keeps a parent's answer of this year and does what it asks, all or nothing. */
export async function sendParentAnswer(
  deps: RenewalDeps,
  by: By,
  actor: Actor,
  sent: ParentAnswer,
  locale: Locale,
): Promise<void> {
  checkOwn(actor, sent.parentId);
  await send(deps, by, actor, locale, async (_, asked) => ({
    role: "Parent",
    answer: checkParentAnswer(sent, asked, actor.personId),
  }));
}

/** Keeps a babysitter's answer of this year and does what it asks, all or nothing. */
export async function sendBabysitterAnswer(
  deps: RenewalDeps,
  by: By,
  actor: Actor,
  sent: BabysitterAnswer,
  locale: Locale,
): Promise<void> {
  checkOwn(actor, sent.babysitterId);
  checkOwn(actor, sent.sameBabysitterId);
  await send(deps, by, actor, locale, async (transaction, asked) => {
    const { personId } = actor;
    const mayUnsubscribe = await mayAskToLeave(transaction, personId);
    return { role: "BabySitter", answer: checkBabysitterAnswer(sent, asked, { personId, mayUnsubscribe }) };
  });
}

async function mayAskToLeave(db: Db, personId: number): Promise<boolean> {
  return (await getSituation(db, personId)) === currentSituations.numbers.Unknown;
}

function checkOwn({ personId }: Actor, given: number | null): void {
  if (given !== null && given !== personId) throw new Refused(commonRefusals.foreignId);
}

async function send(
  { connection: { db }, now, config }: RenewalDeps,
  by: By,
  actor: Actor,
  locale: Locale,
  check: (transaction: Db, asked: CampaignOfPerson) => Promise<RoleAnswer>,
): Promise<void> {
  const { personId } = actor;
  await db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    // After the lock: the day may have ended meanwhile.
    const at = now();
    const asked = await campaignOfPerson(transaction, actor, at, "lock");
    const { year } = asked;
    if (await findAnswer(transaction, personId, year)) throw new Refused(alreadyRenewedIn(year));
    if (asked.state !== "open") throw new Refused(renewalRefusals.closed);
    const checked = await check(transaction, asked);
    const kept = { personId, year, version: questionsVersion, locale, answeredAt: at };
    const answerId = await insertAnswer(transaction, checked, kept);
    await removeDraft(transaction, personId, year);
    const contactDate = checked.role === "Parent" ? checked.answer.contactDate : null;
    await beginFollowUp(transaction, { personId, role: checked.role, year, contactDate });
    await audit(transaction, by, renewalActs.answered({ personId, subject: String(year) }));
    if (checked.role === "BabySitter")
      await doAsAsked(transaction, by, checked.answer, { personId, locale, at });
    await sendCopy(transaction, personId, answerId, at);
    await tellAgency(transaction, { answerId, personId, how: config.renewals.letters, at });
  });
}

async function doAsAsked(
  transaction: Db,
  by: By,
  { disablesCommunications, unsubscribes }: BabysitterAnswer,
  { personId, locale, at }: { personId: number; locale: Locale; at: Date },
): Promise<void> {
  if (disablesCommunications) {
    const none = Object.fromEntries(optIns.map((name) => [name, false]));
    const words = () => babysitterQuestions(locale).communications;
    await changeOptIns(transaction, by, personId, none, { source: "renewal", words, locale, at });
  }
  if (unsubscribes) {
    const kind = "unsubscription";
    const due = dueOn(kind, dayAt(at));
    const asked = { personId, kind, way: "renewal", askedAt: at, dueOn: due } as const;
    if ((await insertRequest(transaction, asked)) === null) return;
    await audit(transaction, by, renewalActs.unsubscriptionAsked({ personId }));
    await askAgency(transaction, personId, due, at);
  }
}
