import { addDays } from "@ribambelle/domain/kernel/day";
import { babysitterAnswerOf } from "@ribambelle/domain/renewals/babysitter/answer";
import { parentAnswerOf } from "@ribambelle/domain/renewals/parent/answer";
import { renewalYear } from "@ribambelle/domain/renewals/renewal";
import { renewalYears } from "@ribambelle/domain/renewals/renewal.texts";
import { questionsVersion } from "@ribambelle/domain/renewals/renewal.values";
import type { Db } from "../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../demonstrating/demonstration.ts";
import { listPeopleByReference } from "../people/index.ts";
import { findAnswer, insertAnswer } from "./answers/answers.store.ts";
import { findCampaign, listCampaigns, removeCampaign, saveCampaign } from "./campaigns/campaigns.store.ts";
import { listLinkedEmployees, listLinkedFamilies } from "./linked/linked.store.ts";

/** What the campaign of a year says, true on whichever day of it the demonstration is loaded. */
export const campaignIntroduction = (year: number) => ({
  introductionFr: `Dites-nous ce que vous souhaitez pour l’année scolaire ${renewalYears(year)}\u00a0: nous nous organisons ensemble.`,
  introductionEn: `Tell us what you would like for the ${renewalYears(year)} school year: we will arrange it together.`,
});

// Of a demonstration that an earlier version loaded.
const formerIntroduction = "La rentrée se prépare dès maintenant\u00a0: dites-nous ce que vous souhaitez.";

/** The campaigns of the demonstration. */
export const renewalsDemonstration: Demonstration = { fill: fillRenewals, remove: removeCampaigns };

/** Opens the campaigns of this year and the next to those whom a contract links, and lets one family and one babysitter have answered. */
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
  const days = { today, opensOn: `${year}-01-01` };
  const of = {
    year,
    version: questionsVersion,
    locale: "fr",
    answeredAt: new Date(`${addDays(today, -1)}T17:30:00Z`),
  } as const;
  for (const { personId, role, isDeactivated } of await listPeopleByReference(transaction, answering)) {
    if (isDeactivated || (await findAnswer(transaction, personId, year))) continue;
    if (role === "Parent") {
      const linked = await listLinkedEmployees(transaction, personId, days);
      const employees = linked.map(({ id }) => ({ id, wants: true as const }));
      const staff = { continues: true as const, employees };
      const form = { role, need: 1, staff, forSummer: false, comment: "" } as const;
      const answer = parentAnswerOf(form, linked, personId);
      await insertAnswer(transaction, { role, answer }, { ...of, personId });
    } else if (role === "BabySitter") {
      const linked = await listLinkedFamilies(transaction, personId, days);
      const families = linked.map(({ id }) => ({ id, wants: true as const }));
      const availability = { known: true, same: true } as const;
      const form = { role, renews: true, families, wantsExtra: true, availability } as const;
      const answer = babysitterAnswerOf(form, linked, personId);
      await insertAnswer(transaction, { role, answer }, { ...of, personId });
    }
  }
}

const answering = ["DEMO-P23", "DEMO-I07"];

/** Removes the demonstration's campaigns, unless the agency has made them its own or somebody has answered them. */
async function removeCampaigns(transaction: Db): Promise<void> {
  for (const { year, role, introductionFr } of await listCampaigns(transaction))
    if ([campaignIntroduction(year).introductionFr, formerIntroduction].includes(introductionFr ?? ""))
      await removeCampaign(transaction, year, role);
}
