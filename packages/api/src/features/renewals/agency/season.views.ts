import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { kindsOfSeason, type RenewalView, viewOf } from "@ribambelle/domain/agencyRenewals/followUp";
import type * as api from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../../acting/cursors.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { findCampaign, lockCampaign } from "../campaigns/campaigns.store.ts";
import type { KeptTarget, Season } from "./season.columns.ts";
import { type Looking, rowOf } from "./season.rows.ts";
import { listTargets, type TargetOrder, targetOrders } from "./season.store.ts";

type Deps = Pick<FeatureDeps, "connection" | "listReads" | "now">;

/** Gives the season of a year for one role, as it stands at an instant; with `lock`, its campaign stays until the transaction ends. */
export async function seasonOf(
  db: Db,
  role: PersonKind,
  { year, now, lock }: { readonly year: number; readonly now: Date; readonly lock?: true },
): Promise<Season> {
  const campaign = await (lock ? lockCampaign : findCampaign)(db, year, role);
  return { role, year, campaign, today: dayAt(now) };
}

function roleAsked(functions: readonly StaffFunction[], view: RenewalView | undefined): PersonKind {
  const role = kindsOfSeason(functions).find((one) => view === undefined || viewOf[one] === view);
  if (!role) throw new Refused(commonRefusals.forbidden);
  return role;
}

/** Gives one page of those whom a season asks (AGREN-07). */
export async function readSeason(
  { connection: { db }, listReads }: Pick<Deps, "connection" | "listReads">,
  { sort = "name", view, salesRepId, hrContactId, ...asked }: z.infer<typeof api.getRenewals.params>,
  looking: Looking,
) {
  const role = roleAsked(looking.functions, view);
  const season = await seasonOf(db, role, { year: Number(asked.year), now: looking.now });
  const by = sort.replace("-", "") as TargetOrder;
  const order = { columns: targetOrders[by], isDescending: sort.startsWith("-") };
  const filters = { ...asked, contactId: role === "Parent" ? salesRepId : hrContactId };
  const wanted = pageWanted(by, order, asked);
  const { page, counted } = await listTargets(listReads, season, filters, by, looking.now, wanted);
  const keyOf = (row: KeptTarget) => [
    { name: row.sortName, answered: row.answeredKey, contactDate: row.contactDate }[by],
    row.personId,
  ];
  return listPage(page, counted, by, { keyOf, itemOf: (row) => rowOf(season, row, looking) });
}
