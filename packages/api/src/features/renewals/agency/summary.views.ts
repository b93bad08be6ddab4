import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import {
  kindsOfSeason,
  type RenewalHalf,
  type RenewalSummary,
} from "@ribambelle/domain/agencyRenewals/followUp";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { campaignStateOn } from "@ribambelle/domain/renewals/renewal";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { listCampaignYears } from "./followUps.store.ts";
import { countByDay, countTargets } from "./season.store.ts";
import { seasonOf } from "./season.views.ts";

type Deps = Pick<FeatureDeps, "connection" | "listReads" | "now">;
interface Figures extends Pick<RenewalSummary, "years"> {
  readonly families: RenewalHalf;
  readonly babysitters: RenewalHalf;
  readonly daily: Awaited<ReturnType<typeof countByDay>>;
}

const freshMs = 60_000;
interface Counted {
  readonly at: number;
  readonly figures: Promise<Figures>;
}
const counted = new WeakMap<Db, Map<number, Counted>>();

/** Says how far the season of a year is: counted at most once a minute, for all who ask (AGREN-07). */
export async function readSummary(
  deps: Deps,
  functions: readonly StaffFunction[],
  year: number,
): Promise<RenewalSummary> {
  const { years, families, babysitters, daily } = await figuresOf(deps, year);
  const roles = kindsOfSeason(functions);
  const [parents, sitters] = [roles.includes("Parent"), roles.includes("BabySitter")];
  return {
    year,
    years,
    campaign: (parents ? families.campaign : null) ?? (sitters ? babysitters.campaign : null),
    families: parents ? families : null,
    babysitters: sitters ? babysitters : null,
    pairs: null,
    daily: daily.map((one) => ({
      day: one.day,
      families: parents ? one.families : null,
      babysitters: sitters ? one.babysitters : null,
    })),
  };
}

function figuresOf(deps: Deps, year: number): Promise<Figures> {
  const { db } = deps.connection;
  const known = counted.get(db) ?? new Map<number, Counted>();
  counted.set(db, known);
  const now = deps.now();
  const found = known.get(year);
  if (found && Math.abs(now.getTime() - found.at) < freshMs) return found.figures;
  const figures = count(deps, year, now);
  known.set(year, { at: now.getTime(), figures });
  figures.catch(() => known.delete(year));
  return figures;
}

async function count({ connection: { db }, listReads }: Deps, year: number, now: Date): Promise<Figures> {
  const half = async (role: PersonKind): Promise<RenewalHalf> => {
    const season = await seasonOf(db, role, { year, now });
    const { targets, answered, ...byAnswer } = await countTargets(listReads, season);
    const { campaign, today } = season;
    const state = campaignStateOn(campaign, today, true);
    return {
      campaign: campaign && {
        ...{ opensOn: campaign.opensOn, closesOn: campaign.closesOn, audience: campaign.audience },
        isOpen: state === "open",
      },
      ...{ targets, answered, byAnswer },
    };
  };
  return {
    families: await half("Parent"),
    babysitters: await half("BabySitter"),
    daily: await countByDay(listReads, year),
    years: await listCampaignYears(db),
  };
}
