import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { ImportedCampaign } from "@ribambelle/domain/renewals/campaigns.file";
import { renewalActs } from "@ribambelle/domain/renewals/renewal.acts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit, type By } from "../../audit/index.ts";
import {
  type AskedRole,
  findCampaign,
  type KeptCampaign,
  removeCampaign,
  saveCampaign,
} from "./campaigns.store.ts";

/** Keeps the campaigns that an import names; what the file does not say stays as it is. */
export async function importCampaigns(
  db: Db,
  lines: readonly Line<ImportedCampaign>[],
  present: ReadonlySet<string>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { line, row } of lines) {
    // The file refuses any other role.
    const role = row.role as AskedRole;
    const before = await findCampaign(db, row.year, role);
    const untouched = Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => !present.has(name)));
    outcomes.push({ line, done: await saveCampaign(db, { ...row, ...untouched, role }) });
  }
  return outcomes;
}

/** Keeps a campaign in place of the one of its year and role; says what became of it. */
export async function changeCampaign(
  db: Db,
  by: By,
  campaign: KeptCampaign,
): Promise<"created" | "updated" | "unchanged"> {
  return db.transaction().execute(async (transaction) => {
    const done = await saveCampaign(transaction, campaign);
    const { year, role, opensOn, closesOn, audience } = campaign;
    const subject = `${year} ${role}: ${opensOn} ${closesOn} ${audience}`;
    const act = { created: renewalActs.campaignCreated, updated: renewalActs.campaignUpdated };
    if (done !== "unchanged") await audit(transaction, by, act[done]({ personId: null, subject }));
    return done;
  });
}

/** Removes a campaign that nobody has answered, with the forms that were begun for it. */
export async function dropCampaign(
  db: Db,
  by: By,
  year: number,
  role: AskedRole,
): Promise<"removed" | "unknown" | "answered"> {
  return db.transaction().execute(async (transaction) => {
    const done = await removeCampaign(transaction, year, role);
    const act = renewalActs.campaignRemoved({ personId: null, subject: `${year} ${role}` });
    if (done === "removed") await audit(transaction, by, act);
    return done;
  });
}
