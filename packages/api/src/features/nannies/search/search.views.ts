import { departmentOf } from "@ribambelle/domain/addresses/distance";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { cappedCount } from "@ribambelle/domain/kernel/lists/longList";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { listingIdPattern } from "@ribambelle/domain/nannies/asked";
import { openTally, type Tally, type Wanted } from "@ribambelle/domain/nannies/facets";
import { type Moment, momentMarks, readMoment } from "@ribambelle/domain/nannies/moments";
import type * as api from "@ribambelle/domain/nannies/nannies.api";
import { mostOnPage, nanniesList, usualRadius } from "@ribambelle/domain/nannies/nannies.filters";
import { cardOf, type NannyCard, type NannyPage } from "@ribambelle/domain/nannies/nanny";
import { bitsOf, offeredTraits } from "@ribambelle/domain/nannies/offered";
import { dayFactor } from "@ribambelle/domain/nannies/order";
import { photoSizes } from "@ribambelle/domain/photos/photoSizes";
import * as z from "zod/mini";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { type Located, type Places, plainPlace, readPlaces } from "../../addresses/index.ts";
import { keptProfile, shownProfile } from "../../profile/index.ts";
import { nannyPhotoAddress } from "../nannyPhoto.ts";
import { hourOf, type Shown } from "../shownProfiles.ts";
import { readTallied } from "./candidates.store.ts";
import { type Asked, type FoundNanny, findHome, findListedSince, searchListing } from "./search.store.ts";

type Params = z.infer<typeof api.searchNannies.params>;

/** Where a family looks. */
export interface Here {
  readonly city: string;
  readonly postalCode: string | null;
  readonly located: Located | null;
}

const nowhere = { keys: [], metres: [], postalCodes: [], metresOfCodes: [] } as const;
const widest = 20_000;

/** Gives where a search looks: in the commune that it names, else in the family's own; null where neither is known. */
async function hereOf(
  db: Db,
  parentId: number,
  commune: string | undefined,
): Promise<{ here: Here | null; places: Places }> {
  const places = await readPlaces();
  const home = commune
    ? { postalCode: commune.slice(0, 5), city: commune.slice(6) }
    : await findHome(db, parentId);
  if (!home?.city?.trim()) return { here: null, places };
  const { city, postalCode } = home;
  return { here: { city, postalCode, located: places.find(postalCode, city) }, places };
}

/** Gives the bits that a search asks for. */
export function wantedOf(params: Params): Wanted {
  const trait = (name: keyof typeof offeredTraits) => (params[name] ? 1 << offeredTraits[name] : 0);
  return {
    frequencies: bitsOf("frequencies", params.frequencies),
    childAges: bitsOf("childAges", params.childAges),
    languages: bitsOf("languages", params.languages),
    diplomas: bitsOf("diplomas", params.diplomas),
    licence: trait("licence"),
    drivesChildren: trait("drivesChildren"),
    housework: trait("housework"),
    ironing: trait("ironing"),
  };
}

const cursorSchema = z.tuple([
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  z.int().check(z.gte(0), z.lte(100)),
  z.int().check(z.gte(0), z.lte(2_147_483_647)),
  z.int().check(z.gte(-100_000), z.lte(100_000)),
  z.int().check(z.gte(0), z.lte(2_147_483_647)),
  z.string().check(z.regex(listingIdPattern)),
]);

function readCursor(cursor: string) {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new Refused(agencyRefusals.cursorUnusable);
  }
}

const writeCursor = (day: string, { covered, metres, daysAgo, place, id }: FoundNanny): string =>
  Buffer.from(JSON.stringify([day, covered, metres, daysAgo, place, id])).toString("base64url");

/** Gives a search as the listing is asked, whoever asks. */
export function askedOf(
  params: Params,
  { here, places }: { readonly here: Here; readonly places: Places },
  day: string,
): Omit<Asked, "parentId"> {
  const moments = (params.moments ?? []).flatMap((text) => readMoment(text) ?? []) as Moment[];
  const department = here.postalCode && departmentOf(here.postalCode);
  const radius = params.radius ?? usualRadius;
  const { located } = here;
  return {
    nearby: located ? places.near(located, widest, radius === "department" ? department : null) : nowhere,
    here: { key: `${here.postalCode} ${plainPlace(here.city)}`, postalCode: here.postalCode, department },
    radius,
    moments: moments.map(momentMarks),
    momentCount: moments.length,
    covers: params.covers ?? "any",
    wanted: wantedOf(params),
    isKept: params.kept === true,
    factor: dayFactor(day),
  };
}

function tallyOf(asked: Asked, tallied: Buffer | null): Tally {
  const tally = openTally(asked);
  readTallied(tallied, tally.add);
  return tally.result();
}

/** Searches through the published adverts for a family (NANNY-18). */
export async function searchNannies(
  deps: Pick<FeatureDeps, "connection" | "now">,
  shown: Shown,
  parentId: number,
  params: Params,
): Promise<NannyPage> {
  const now = deps.now();
  const hour = hourOf(now);
  const found = await hereOf(deps.connection.db, parentId, params.commune);
  const here = found.here ?? { city: "", postalCode: null, located: null };
  const limit = params.limit === undefined ? mostOnPage : Number(params.limit);
  // Behind midnight a list goes on as it began.
  const cursor = params.after === undefined ? null : readCursor(params.after);
  const day = cursor?.[0] ?? dayAt(now);
  const asked = { ...askedOf(params, { ...found, here }, day), parentId };
  const result = await searchListing(deps.connection, asked, {
    limit,
    hour,
    known: shown.known(parentId, hour),
    behind: cursor && {
      covered: cursor[1],
      metres: cursor[2],
      daysAgo: cursor[3],
      place: cursor[4],
      id: cursor[5],
    },
  });
  const rows = result.rows.slice(0, limit);
  shown.note(
    parentId,
    { hour, now },
    rows.map(({ personId }) => personId),
    result.shown,
  );
  const last = rows.at(-1);
  const { facets, near, count } = tallyOf(asked, result.tallied);
  return {
    items: rows.map((row) => cardShown(row, here, found.places, dayAt(now))),
    next: result.rows.length > limit && last ? writeCursor(day, last) : null,
    count: cappedCount(count),
    facets,
    near,
    goneCount: result.goneCount,
    commune: found.here && { city: found.here.city, postalCode: found.here.postalCode },
  };
}

function cardShown(row: FoundNanny, here: Here, places: Places, today: string): NannyCard {
  const kept = keptProfile(row.profile);
  const { zipCode, city } = kept.contact;
  const place = places.find(zipCode, city ?? "");
  const profile = shownProfile(kept, today);
  return {
    ...cardOf(profile),
    id: row.id,
    photoUrl: profile.photoUrl && nannyPhotoAddress(row.id, photoSizes[1]),
    covered: row.covered,
    metres: row.isDistanceKnown ? row.metres : null,
    isApproximate: (here.located?.isApproximate || place?.isApproximate) ?? false,
    keptAt: row.keptAt?.toISOString() ?? null,
    interestAt: row.interestAt?.toISOString() ?? null,
  };
}

/** Gives how many adverts that were published since fit a kept search of a family. */
export async function countNew(
  db: Db,
  {
    parentId,
    filters,
    after,
    until,
    day,
  }: { parentId: number; filters: string; after: Date; until: Date; day: string },
): Promise<number> {
  const state = nanniesList.stateIn(Object.fromEntries(new URLSearchParams(filters)));
  const params = nanniesList.askedIn(state) as Params;
  const { here, places } = await hereOf(db, parentId, params.commune);
  if (!here) return 0;
  const asked = { ...askedOf(params, { here, places }, day), parentId };
  return tallyOf(asked, await findListedSince(db, asked, after, until)).count;
}
