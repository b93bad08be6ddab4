import { departmentOf } from "@ribambelle/domain/addresses/distance";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { timeAt } from "@ribambelle/domain/kernel/time";
import { offerFit } from "@ribambelle/domain/offers/offer.rules";
import { offerNotices, offersPage } from "@ribambelle/domain/offers/offers.notices";
import type { Db } from "../../db/connection/connect.ts";
import type { JobDeps } from "../../feature.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { readPlaces } from "../addresses/index.ts";
import { notify } from "../notifications/index.ts";
import { getProfile } from "../profile/index.ts";
import { tellOfFound } from "./offers.letters.ts";
import { removeOldOffers } from "./offers.store.ts";
import { applicantOf } from "./offers.views.ts";
import { insertTold, listApplicants, takeForLetter, takeToTell } from "./offersToTell.store.ts";

const lookTask = "offers.look";
const tellTask = "offers.tell";
const sweepTask = "offers.sweep";
const pageSize = 200;
// Farther, nobody is told by itself.
const mostMetres = 20_000;

/**
 * Every five minutes those whom a new offer fits are told of it; at 18:00 in Paris they are written to (routines know UTC alone: both
 * hours are looked at); once a night what is too old goes.
 */
export const offersRoutines: readonly Routine[] = [
  { task: lookTask, pattern: "*/5 * * * *" },
  { task: tellTask, pattern: "0 16,17 * * *" },
  { task: sweepTask, pattern: "47 2 * * *" },
];

/** True in the hour in which the daily letter goes. */
export const isDailyTime = (now: Date): boolean => timeAt(now).startsWith("18:");

/** Tells those whom new offers fit wholly, each of each offer once (OFFER-09). */
export async function lookForFitting(db: Db, now: Date): Promise<void> {
  const places = await readPlaces();
  for (;;) {
    const isDone = await db.transaction().execute(async (transaction) => {
      const offer = await takeToTell(transaction, dayAt(now));
      if (!offer) return true;
      const department = departmentOf(offer.postalCode) ?? "";
      for (let after = 0; ; ) {
        const ids = await listApplicants(transaction, department, after, pageSize);
        for (const personId of ids) {
          const kept = await getProfile(transaction, personId);
          const fit = offerFit(offer, applicantOf({ kept, places }, offer));
          if (!fit.isWhole || (fit.metres ?? 0) > mostMetres) continue;
          if (await insertTold(transaction, personId, offer.reference))
            await notify(transaction, personId, offerNotices.found({ count: 1 }, offersPage));
        }
        if (ids.length < pageSize) return false;
        after = ids.at(-1) ?? after;
      }
    });
    if (isDone) return;
  }
}

/** Orders one letter for each babysitter of the new offers of the day (OFFER-09). */
export async function tellOfTheDay(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { personId, count } of await takeForLetter(transaction))
      await tellOfFound(transaction, personId, count, now);
  });
}

/** Gives the day so many months before another. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

export function offersTasks({ connection: { db }, now, config }: JobDeps): Tasks {
  return {
    [lookTask]: () => lookForFitting(db, now()),
    [tellTask]: async () => {
      const at = now();
      if (isDailyTime(at)) await tellOfTheDay(db, at);
    },
    [sweepTask]: () => removeOldOffers(db, monthsBefore(dayAt(now()), config.offerKeptMonths)),
  };
}
