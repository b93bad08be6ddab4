import { addDays } from "@ribambelle/domain/kernel/day";
import { babysitterAnswerOf } from "@ribambelle/domain/renewals/babysitter/answer";
import { parentAnswerOf } from "@ribambelle/domain/renewals/parent/answer";
import { renewalYear } from "@ribambelle/domain/renewals/renewal";
import { questionsVersion } from "@ribambelle/domain/renewals/renewal.values";
import type { Db } from "../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../demonstrating/demonstration.ts";
import { listPeopleByReference } from "../people/index.ts";
import { findAnswer, insertAnswer } from "./answers/answers.store.ts";
import { findCampaign, listCampaigns, removeCampaign, saveCampaign } from "./campaigns/campaigns.store.ts";
import { listLinkedEmployees, listLinkedFamilies } from "./linked/linked.store.ts";

const introduction = {
  introductionFr: "La rentrée se prépare dès maintenant\u00a0: dites-nous ce que vous souhaitez.",
  introductionEn: "The new school year is prepared now: tell us what you would like.",
};

/** The campaigns of the demonstration. */
export const renewalsDemonstration: Demonstration = { fill: fillRenewals, remove: removeCampaigns };

/** Opens the campaigns of this year and the next to everybody, and lets one family and one babysitter have answered. */
async function fillRenewals(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
  const year = renewalYear(today);
  for (const role of ["Parent", "BabySitter"] as const) {
    for (const one of [year, year + 1]) {
      if (await findCampaign(transaction, one, role)) continue;
      const days = { opensOn: `${one}-01-01`, closesOn: `${one}-12-31` };
      await saveCampaign(transaction, { year: one, role, audience: "everyone", ...days, ...introduction });
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
    if (introductionFr === introduction.introductionFr) await removeCampaign(transaction, year, role);
}
