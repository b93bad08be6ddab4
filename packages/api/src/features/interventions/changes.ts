import {
  interventionNotices,
  interventionsPage,
} from "@ribambelle/domain/interventions/intervention.notices";
import { isSoon, isUrgent } from "@ribambelle/domain/interventions/intervention.rules";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import type { ImportNews } from "../../importing/importNews.ts";
import type { PlacedIntervention } from "./interventions.import.store.ts";
import { nearChangeKind } from "./nearChange.letter.ts";

/** One intervention before and after an import, each in the state that people see. */
export interface Changed {
  readonly was: PlacedIntervention;
  readonly now: PlacedIntervention;
}

type Time = Pick<PlacedIntervention, "startDate" | "startTime" | "endTime">;

/** Gives whom to tell of changes: families and babysitters of what is planned within 14 days and moves, ends or changes hands; by letter too within 48 hours (VISITS-29, VISITS-30). */
export function newsOfChanges(
  changes: readonly Changed[],
  moment: { readonly today: string; readonly now: Date },
): ImportNews[] {
  return changes.flatMap((change) => (isNews(change, moment) ? newsOf(change, moment.now) : []));
}

const { Planned, Done, Replaced } = interventionStates.numbers;

function isNews({ was, now }: Changed, moment: { readonly today: string; readonly now: Date }): boolean {
  if (was.state !== Planned) return false;
  if (!isSoon(was, was.state, moment) && !isSoon(now, now.state, moment)) return false;
  const compared = ["startDate", "startTime", "endTime", "parentId", "babysitterId"] as const;
  return (now.state !== Planned && now.state !== Done) || compared.some((key) => was[key] !== now[key]);
}

function newsOf(change: Changed, at: Date): ImportNews[] {
  const { was, now } = change;
  const byLetter = isUrgent(was, was.state, at) || isUrgent(now, now.state, at);
  return (["Parent", "BabySitter"] as const).flatMap((role) =>
    told(change, role).map((news) =>
      byLetter ? { ...news, letter: () => ({ kind: nearChangeKind, payload: { role } }) } : news,
    ),
  );
}

const columnOf = { Parent: "parentId", BabySitter: "babysitterId" } as const;

function told({ was, now }: Changed, role: keyof typeof columnOf): ImportNews[] {
  const key = columnOf[role];
  const isHeld = now.state === Planned || now.state === Done;
  const after = isHeld ? timeOf(now) : null;
  const other = {
    Parent: was.babysitterId === now.babysitterId ? null : "babysitter",
    BabySitter: was.parentId === now.parentId ? null : "family",
  } as const;
  const tell = (personId: number | null, before: Time | null, isNow: Time | null, isTheirs: boolean) => {
    if (personId === null || (before === null && isNow === null)) return [];
    // Who has it no more finds nothing there (VISITS-28).
    const page = interventionsPage(role, isTheirs ? now.reference : undefined);
    const isGiven = !isTheirs || now.state === Replaced;
    const facts = { was: before, now: isNow, isGiven, other: before === null ? null : other[role] };
    const nothing = { was: null, now: null, isGiven: false, other: null };
    return [
      {
        personId,
        day: was.startDate,
        one: interventionNotices.changed({ count: 1, ...facts }, page),
        several: (count: number) =>
          interventionNotices.changed({ count, ...nothing }, interventionsPage(role)),
      },
    ];
  };
  if (was[key] === now[key]) return tell(now[key], timeOf(was), after, true);
  return [...tell(was[key], timeOf(was), null, false), ...tell(now[key], null, after, true)];
}

const timeOf = ({ startDate, startTime, endTime }: Time): Time => ({ startDate, startTime, endTime });
