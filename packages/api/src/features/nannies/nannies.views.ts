import { metresBetween } from "@ribambelle/domain/addresses/distance";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Asked } from "@ribambelle/domain/nannies/asked";
import type { Nanny } from "@ribambelle/domain/nannies/nanny";
import { photoSizes } from "@ribambelle/domain/photos/photoSizes";
import { publicName } from "@ribambelle/domain/profile/publicProfile";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { readPlaces } from "../addresses/index.ts";
import { keptProfile, shownProfile } from "../profile/index.ts";
import { isInterestRecent } from "./interest/interest.actions.ts";
import { listInterests } from "./interest/interest.store.ts";
import { readNanny } from "./nannies.store.ts";
import { nannyPhotoAddress } from "./nannyPhoto.ts";
import { hourOf, type Shown } from "./shownProfiles.ts";

/** Gives one published profile to a family (NANNY-10). */
export async function getNanny(
  { connection, now, config }: Pick<FeatureDeps, "connection" | "now" | "config">,
  shown: Shown,
  parentId: number,
  id: string,
): Promise<Nanny> {
  const at = now();
  const hour = hourOf(at);
  const known = shown.known(parentId, hour);
  const read = await readNanny(connection.db, { parentId, id, known, hour });
  if (!read) throw new Refused(commonRefusals.notFound);
  shown.note(parentId, { hour, now: at }, [read.personId], read.shown);
  const kept = keptProfile(read.profile);
  const profile = shownProfile(kept, dayAt(at));
  const places = await readPlaces();
  const place = places.find(kept.contact.zipCode, kept.contact.city ?? "");
  const home = places.find(read.home.postalCode, read.home.city ?? "");
  return {
    ...profile,
    id: read.id,
    firstName: read.firstName,
    photoUrl: profile.photoUrl && nannyPhotoAddress(read.id, photoSizes[1]),
    metres: place && home && metresBetween(place, home),
    isApproximate: (place?.isApproximate || home?.isApproximate) ?? false,
    keptAt: read.keptAt?.toISOString() ?? null,
    interestAt: read.interestAt?.toISOString() ?? null,
    can: { interest: !read.isInterestOpen && !isInterestRecent(read.interestAt, at) },
    answerDays: config.interestAnswerDays,
  };
}

const mostAsked = 20;

/** Gives what a family asked the agency for (NANNY-11). */
export async function listAsked(
  { connection: { db } }: Pick<FeatureDeps, "connection">,
  parentId: number,
): Promise<Asked[]> {
  const rows = await listInterests(db, parentId, mostAsked);
  return rows.map(({ firstName, lastName, saidAt, closedAt, ...asked }) => ({
    ...asked,
    displayName: publicName(firstName, lastName),
    saidAt: saidAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}
