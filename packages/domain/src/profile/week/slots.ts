import { timeOf } from "../../kernel/time.ts";
import { type Slot, spanOf, type WeekDay, weekDays } from "../availability.ts";

/** Gives the id of a new slot: the low 32 bits of the clock, unsigned; the next one where it is taken (PROF-37, DATA-OP5). */
export function newAvailabilityId(now: Date, taken: Iterable<number>): number {
  const known = new Set(taken);
  let id = now.getTime() >>> 0;
  while (known.has(id)) id = (id + 1) >>> 0;
  return id;
}

const places = new Map<number, number>(weekDays.rows.map(({ value }, place) => [value, place]));
const placeOf = ({ day }: Slot) => places.get(day) ?? 0;

function byTime<S extends Slot>(one: S, other: S): number {
  const [a, b] = [spanOf(one), spanOf(other)];
  return placeOf(one) - placeOf(other) || a.start - b.start || a.end - b.end;
}

/** Groups the slots that overlap, Monday first, then by time; slots that only touch stay apart. */
function clustersOf<S extends Slot>(slots: readonly S[]): { slots: S[]; joined: S }[] {
  const clusters: { slots: S[]; joined: S }[] = [];
  for (const slot of slots.toSorted(byTime)) {
    const last = clusters.at(-1);
    const until = last && spanOf(last.joined).end;
    const { start, end } = spanOf(slot);
    if (!last || last.joined.day !== slot.day || until === undefined || start >= until) {
      clusters.push({ slots: [slot], joined: slot });
      continue;
    }
    last.slots.push(slot);
    last.joined = { ...last.joined, endTime: timeOf(Math.max(end, until)) };
  }
  return clusters;
}

/**
 * Makes one slot of those of a day that are identical or overlap; it keeps the id of the earliest. Slots that only
 * touch stay apart. Gives them Monday first, then by time, each with an id of its own (PROF-34, PROF-OP13, DATA-OP5).
 */
export function joinAvailabilities<S extends Slot>(slots: readonly S[]): S[] {
  const taken = new Set<number>();
  return clustersOf(slots).map(({ joined }) => {
    let { id } = joined;
    while (taken.has(id)) id = (id + 1) >>> 0;
    taken.add(id);
    return id === joined.id ? joined : { ...joined, id };
  });
}

/** Gives the joined slot of each group that overlaps; empty when none do. */
export function overlaps<S extends Slot>(slots: readonly S[]): S[] {
  return clustersOf(slots).flatMap(({ slots, joined }) => (slots.length > 1 ? [joined] : []));
}

/** Gives how many minutes of the week are covered; what overlaps counts once. */
export function weeklyMinutes(slots: readonly Slot[]): number {
  return clustersOf(slots)
    .map(({ joined }) => spanOf(joined))
    .reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Gives the week in which each of the days `to` has the hours of the day `from` instead of its own. */
export function copyDay<S extends Slot>(
  slots: readonly S[],
  from: WeekDay,
  to: readonly WeekDay[],
  now: Date,
): S[] {
  const days = new Set(to.filter((day) => day !== from));
  const model = slots.filter(({ day }) => day === from);
  const week = slots.filter(({ day }) => !days.has(day));
  for (const day of days) {
    for (const slot of model) {
      const id = newAvailabilityId(
        now,
        week.map((known) => known.id),
      );
      week.push({ ...slot, id, day });
    }
  }
  return week;
}
