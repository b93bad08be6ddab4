import { addDays } from "@ribambelle/domain/kernel/day";
import { anyVersion } from "../../../acting/versionCheck.ts";
import type { Db } from "../../../db/connection/connect.ts";
import {
  atTheLatestNow,
  type Demonstration,
  type DemonstrationDeps,
} from "../../../demonstrating/demonstration.ts";
import { byCommand } from "../../audit/index.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { uploadPhoto } from "../../photos/index.ts";
import { getProfile, hasPhoto, profileActions } from "../../profile/index.ts";
import { drawnPhoto } from "./drawnPhotos.ts";
import { waiting } from "./waiting.ts";

/** Photos and adverts that wait for the agency, good ones and others (AGUI-41). */
export const moderationDemonstration: Demonstration = { before: putPhotos, fill: publishAdverts };

const morningOf = (deps: DemonstrationDeps, days: number) =>
  atTheLatestNow(deps, `${addDays(deps.today, -days)}T08:00:00Z`);
const listThem = (db: Db) => listPeopleByReference(db, Object.keys(waiting));

async function putPhotos(deps: DemonstrationDeps): Promise<void> {
  const { connection, fileStore } = deps;
  for (const [seed, { reference, personId, isDeactivated }] of (await listThem(connection.db)).entries()) {
    const given = waiting[reference];
    // What was sent before waits still, or has its answer.
    if (!given || isDeactivated || hasPhoto(await getProfile(connection.db, personId))) continue;
    const now = () => morningOf(deps, given.days);
    const bytes = await drawnPhoto(given.photo, seed);
    await uploadPhoto({ connection, fileStore, now }, byCommand, personId, bytes);
  }
}

async function publishAdverts(transaction: Db, deps: DemonstrationDeps): Promise<void> {
  for (const { reference, personId, isDeactivated } of await listThem(transaction)) {
    const { advert, days = 0 } = waiting[reference] ?? {};
    if (!advert || isDeactivated || (await getProfile(transaction, personId)).version > 0) continue;
    const change = { personId, by: byCommand, versionCheck: anyVersion, now: morningOf(deps, days) };
    await profileActions.updateAdvert(transaction, change, advert);
    await profileActions.publishAdvert(transaction, change, true);
  }
}
