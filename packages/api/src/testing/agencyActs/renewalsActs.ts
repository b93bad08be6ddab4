import { dayAt } from "@ribambelle/domain/kernel/day";
import { insertPerson } from "../stores/testPeople.store.ts";
import { putCampaign } from "../stores/testRenewals.store.ts";
import type { ActPortal, ActTrials } from "./actTrial.ts";

async function asked({ portal }: ActPortal) {
  const { db } = portal.database.connection;
  const year = Number(dayAt(portal.deps.now()).slice(0, 4));
  await putCampaign(db, "Parent", year);
  const { personId: userId } = await insertPerson(db, "Parent");
  return { year, userId };
}

/** What is done about the season. */
export const trials: ActTrials = {
  "/Agency/Renewals/Follow": {
    notes: ["renewals.followed"],
    prepare: async (given) => ({ body: { ...(await asked(given)), note: "Rappeler" }, of: "0" }),
  },
  "/Agency/Renewals/Remind": {
    notes: ["renewals.reminded"],
    prepare: async (given) => ({ body: await asked(given) }),
  },
};
