import { addDays } from "@ribambelle/domain/kernel/day";
import { babysitterAnswerOf } from "@ribambelle/domain/renewals/babysitter/answer";
import { answerRenews, emptyBabysitterForm } from "@ribambelle/domain/renewals/babysitter/form";
import { parentAnswerOf } from "@ribambelle/domain/renewals/parent/answer";
import { renewalYear } from "@ribambelle/domain/renewals/renewal";
import { wholeRenewalYears } from "@ribambelle/domain/renewals/renewal.texts";
import { questionsVersion } from "@ribambelle/domain/renewals/renewal.values";
import type { Db } from "../../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { beginFollowUp, isReminded, noteReminder, saveFollowUp } from "../agency/followUps.store.ts";
import { findAnswer, insertAnswer, type RoleAnswer } from "../answers/answers.store.ts";
import { findDraft, saveDraft } from "../answers/drafts.store.ts";
import { findCampaign, listCampaigns, removeCampaign, saveCampaign } from "../campaigns/campaigns.store.ts";
import { listLinkedEmployees, listLinkedFamilies } from "../linked/linked.store.ts";
import { answering, beginning, reminded } from "./answering.ts";

/** What the campaign of a year says, true on whichever day of it the demonstration is loaded. */
export const campaignIntroduction = (year: number) => ({
  introductionFr: `Dites-nous ce que vous souhaitez pour l’année scolaire ${wholeRenewalYears(year)}\u00a0: nous nous organisons ensemble.`,
  introductionEn: `Tell us what you would like for the ${wholeRenewalYears(year)} school year: we will arrange it together.`,
});

// Of a demonstration that an earlier version loaded.
const formerIntroduction = "La rentrée se prépare dès maintenant\u00a0: dites-nous ce que vous souhaitez.";

/** The campaigns of the demonstration. */
export const renewalsDemonstration: Demonstration = { fill: fillRenewals, remove: removeCampaigns };

/**
 * Opens the campaigns of this year and the next to those whom a contract links, and lets some families and babysitters have
 * answered, be at different places at the agency, have been reminded, and have begun.
 */
async function fillRenewals(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
  const year = renewalYear(today);
  for (const role of ["Parent", "BabySitter"] as const) {
    for (const one of [year, year + 1]) {
      if (await findCampaign(transaction, one, role)) continue;
      const days = { opensOn: `${one}-01-01`, closesOn: `${one}-12-31` };
      const said = campaignIntroduction(one);
      await saveCampaign(transaction, { year: one, role, audience: "with-contract", ...days, ...said });
    }
  }
  const references = [...answering, ...reminded].flatMap(({ reference, ...one }) =>
    "owner" in one && one.owner ? [reference, one.owner] : [reference],
  );
  const people = await listPeopleByReference(transaction, references);
  const personOf = (reference: string) => {
    const person = people.find((one) => one.reference === reference);
    return person && !person.isDeactivated ? person : undefined;
  };
  for (const one of answering) {
    const person = personOf(one.reference);
    if (person && !(await findAnswer(transaction, person.personId, year)))
      await letAnswer(transaction, person, one, {
        year,
        today,
        ownerId: personOf(one.owner ?? "")?.personId,
      });
  }
  for (const { reference, daysAgo } of reminded) {
    const person = personOf(reference);
    if (!person || (await isBegun(transaction, person.personId, year))) continue;
    await noteReminder(transaction, year, person.personId, momentAgo(today, daysAgo));
    if (reference !== beginning) continue;
    const linked = await listLinkedFamilies(transaction, person.personId, {
      today,
      opensOn: `${year}-01-01`,
    });
    const form = answerRenews(emptyBabysitterForm, true, linked);
    const draft = { form, version: 1, savedAt: momentAgo(today, daysAgo) };
    await saveDraft(transaction, { personId: person.personId, year, ...draft });
  }
}

const momentAgo = (today: string, daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T17:30:00Z`);

// What somebody has begun or answered themselves is left alone.
const isBegun = async (transaction: Db, personId: number, year: number): Promise<boolean> =>
  (await findAnswer(transaction, personId, year)) !== null ||
  (await findDraft(transaction, personId, year)) !== null ||
  (await isReminded(transaction, personId, year));

async function letAnswer(
  transaction: Db,
  { personId, role }: { readonly personId: number; readonly role: string },
  { daysAgo, form, followUp, note }: (typeof answering)[number],
  { year, today, ownerId = null }: { year: number; today: string; ownerId: number | null | undefined },
): Promise<void> {
  const days = { today, opensOn: `${year}-01-01` };
  const answeredAt = momentAgo(today, daysAgo);
  const of = { personId, year, version: questionsVersion, locale: "fr", answeredAt } as const;
  const families = role === "BabySitter" ? await listLinkedFamilies(transaction, personId, days) : [];
  const linked = role === "Parent" ? await listLinkedEmployees(transaction, personId, days) : families;
  const filled = form(linked, today);
  const given: RoleAnswer =
    filled.role === "Parent"
      ? { role: "Parent", answer: parentAnswerOf(filled, linked, personId) }
      : { role: "BabySitter", answer: babysitterAnswerOf(filled, families, personId) };
  await insertAnswer(transaction, given, of);
  const contactDate = given.role === "Parent" ? given.answer.contactDate : null;
  await beginFollowUp(transaction, { personId, role: given.role, year, contactDate });
  if (followUp !== "to-do")
    await saveFollowUp(transaction, year, personId, { state: followUp, ownerId, note: note ?? null });
}

/** Removes the demonstration's campaigns, unless the agency has made them its own or somebody has answered them. */
async function removeCampaigns(transaction: Db): Promise<void> {
  for (const { year, role, introductionFr } of await listCampaigns(transaction))
    if ([campaignIntroduction(year).introductionFr, formerIntroduction].includes(introductionFr ?? ""))
      await removeCampaign(transaction, year, role);
}
