import { addDays } from "@ribambelle/domain/kernel/day";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { By } from "../../../acting/actor.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { auditOfThen, wasDoneIn } from "../../audit/index.ts";
import { listPeopleByReference, updateLastSeen } from "../../people/index.ts";
import { boss, coordinator, month, recruiter } from "./month.ts";

const functions: Readonly<Record<string, readonly StaffFunction[]>> = {
  [boss]: ["administrator"],
  [coordinator]: ["coordinator"],
  [recruiter]: ["recruiter"],
};

/** What of each day happens, some minutes after the one before. */
const stepMs = 420_259;

/** Fills a month of the journal (AGUI-41). Entries of the audit are never taken back: once for each of these people. */
export async function fillMonth(transaction: Db, today: string): Promise<void> {
  const lines = month.flatMap(([daysAgo, ofDay]) =>
    ofDay.map(([by, about, act], place) => ({ daysAgo, by, about, act, place })),
  );
  const references = new Set(lines.map(({ by }) => by).concat(lines.map(({ about }) => about)));
  const people = await listPeopleByReference(transaction, [...references].filter(Boolean));
  const idOf = new Map(people.map(({ reference, personId }) => [reference, personId]));
  const bossId = idOf.get(boss);
  if (bossId === undefined || (await wasDoneIn(transaction, bossId, requestOf(30, 0)))) return;
  const happened = lines.map(({ daysAgo, by, about, act, place }) => {
    const morning = Date.parse(`${addDays(today, -daysAgo)}T08:04:11Z`);
    return {
      at: new Date(morning + place * stepMs),
      by: byOf(by, idOf.get(by) ?? null, requestOf(daysAgo, place)),
      act: act(idOf.get(about) ?? null),
    };
  });
  await auditOfThen(transaction, happened);
  // Whoever did something was there, at last when they did the last of it.
  const inOrder = happened.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const lastSeen = new Map(inOrder.map(({ at, by }) => [by.actorId, at]));
  for (const [personId, at] of lastSeen)
    if (personId !== null) await updateLastSeen(transaction, personId, at);
}

const requestOf = (daysAgo: number, place: number) => `demonstration-${daysAgo}-${place}`;

/** Whoever acts on a page, from an address for documentation (RFC 5737); without an account too: who could not sign in. */
function byOf(reference: string, actorId: number | null, requestId: string): By {
  const address = reference in functions ? "192.0.2.10" : "198.51.100.23";
  return { actorId, address, requestId, functions: functions[reference] ?? null };
}
