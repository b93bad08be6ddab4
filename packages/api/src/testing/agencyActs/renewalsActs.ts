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

const shown = ({ year, userId }: { readonly year: number; readonly userId: number }) =>
  `/Agency/Renewals/${year}/Answer/${userId}`;

/** What is done about the season. */
export const trials: ActTrials = {
  "/Agency/Renewals/Follow": {
    notes: ["renewals.followed"],
    can: "follow",
    prepare: async (given) => {
      const body = await asked(given);
      return { body: { ...body, note: "Rappeler" }, of: "0", shown: shown(body) };
    },
  },
  "/Agency/Renewals/Remind": {
    notes: ["renewals.reminded"],
    can: "remind",
    prepare: async (given) => {
      const body = await asked(given);
      return { body, shown: shown(body) };
    },
  },
};
