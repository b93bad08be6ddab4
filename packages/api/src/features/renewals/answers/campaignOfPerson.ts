import { dayAt } from "@ribambelle/domain/kernel/day";
import type { LinkedFamily } from "@ribambelle/domain/renewals/babysitter/answer";
import type { Linked } from "@ribambelle/domain/renewals/choice";
import { type CampaignState, campaignStateOn, renewalYear } from "@ribambelle/domain/renewals/renewal";
import type { Actor } from "../../../acting/actor.ts";
import type { Db } from "../../../db/connection/connect.ts";
import {
  type AskedRole,
  findCampaign,
  type KeptCampaign,
  lockCampaign,
} from "../campaigns/campaigns.store.ts";
import { listLinkedEmployees, listLinkedFamilies } from "../linked/linked.store.ts";

/** Where somebody stands with the back to school of a day. */
export interface CampaignOfPerson {
  readonly today: string;
  readonly year: number;
  readonly campaign: KeptCampaign | null;
  readonly state: CampaignState;
  /** Of a babysitter; empty for a parent. */
  readonly families: readonly LinkedFamily[];
  /** Of a parent; empty for a babysitter. */
  readonly employees: readonly Linked[];
}

/** Who is asked: a person of a role that campaigns ask. */
export const askedRole = ({ role }: Pick<Actor, "role">): AskedRole => {
  if (role === "Agency") throw new Error("the agency is not asked");
  return role;
};

/** Gives where somebody stands; with `lock`, in a transaction that keeps the campaign as it is. */
export async function campaignOfPerson(
  db: Db,
  actor: Pick<Actor, "personId" | "role">,
  now: Date,
  lock?: "lock",
): Promise<CampaignOfPerson> {
  const role = askedRole(actor);
  const today = dayAt(now);
  const year = renewalYear(today);
  const campaign = await (lock ? lockCampaign : findCampaign)(db, year, role);
  const days = { today, opensOn: campaign?.opensOn ?? null };
  const families = role === "BabySitter" ? await listLinkedFamilies(db, actor.personId, days) : [];
  const employees = role === "Parent" ? await listLinkedEmployees(db, actor.personId, days) : [];
  const isAddressed = campaign?.audience !== "with-contract" || families.length + employees.length > 0;
  return { today, year, campaign, state: campaignStateOn(campaign, today, isAddressed), families, employees };
}
