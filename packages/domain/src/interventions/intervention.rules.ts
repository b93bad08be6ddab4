import { instantOf } from "../kernel/dates/instants.ts";
import { addDays } from "../kernel/day.ts";
import { dayInMinutes, minutesOf } from "../kernel/time.ts";
import { type InterventionState, interventionStates, isHeld } from "./intervention.states.ts";

/** When an intervention is planned: its day, and its times on the clock in Europe/Paris. */
export interface PlannedTime {
  readonly startDate: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** What the minutes of an intervention come from. */
export interface InterventionHours extends PlannedTime {
  readonly state: InterventionState;
  readonly actualStartTime: string | null;
  readonly actualEndTime: string | null;
  /** What the agency counts, in minutes; null where it does not say. */
  readonly countedMinutes: number | null;
}

/** Gives the day on which it ends: an end at or before the start is on the next day (VISITS-13). */
export const endDateOf = ({ startDate, startTime, endTime }: PlannedTime): string =>
  minutesOf(endTime) <= minutesOf(startTime) ? addDays(startDate, 1) : startDate;

/** Gives the instant at which it starts (SPACE-13). */
export const startsAt = ({ startDate, startTime }: Pick<PlannedTime, "startDate" | "startTime">): Date =>
  instantOf(startDate, startTime);

/** Gives the instant at which it ends (SPACE-13). */
export const endsAt = (planned: PlannedTime): Date => instantOf(endDateOf(planned), planned.endTime);

/** Gives the real time between start and end, in minutes: an hour more or less in the nights when clocks change (VISITS-13). */
export const plannedMinutes = (planned: PlannedTime): number =>
  Math.round((endsAt(planned).getTime() - startsAt(planned).getTime()) / 60_000);

/** Gives the minutes done: null unless it is done; the real time between the actual times, else what was planned (VISITS-14). */
export function doneMinutes(intervention: InterventionHours): number | null {
  const { state, startTime, actualStartTime, actualEndTime } = intervention;
  if (state !== interventionStates.numbers.Done) return null;
  if (actualStartTime === null || actualEndTime === null) return plannedMinutes(intervention);
  // Somebody may begin before midnight what was planned after it: the actual start is the one nearest to the planned start.
  const later = minutesOf(actualStartTime) - minutesOf(startTime);
  const shift = later > dayInMinutes / 2 ? -1 : later < -dayInMinutes / 2 ? 1 : 0;
  const startDate = addDays(intervention.startDate, shift);
  return plannedMinutes({ startDate, startTime: actualStartTime, endTime: actualEndTime });
}

/** Gives the minutes that are billed and paid: what the agency says, else those done, else null (VISITS-15). */
export const countedMinutes = (intervention: InterventionHours): number | null =>
  intervention.countedMinutes ?? doneMinutes(intervention);

/** What the totals of a month are made of; a group is one presence for several families. */
export interface CountedIntervention {
  readonly startDate: string;
  readonly state: InterventionState;
  readonly plannedMinutes: number;
  readonly doneMinutes: number | null;
  readonly countedMinutes: number | null;
  readonly groupReference?: string | null;
}

/** The hours of one month (YYYY-MM), in minutes. */
export interface MonthTotals {
  readonly month: string;
  readonly plannedMinutes: number;
  readonly doneMinutes: number;
  readonly countedMinutes: number;
}

/**
 * Gives the totals of each month that has an intervention, in order: an intervention belongs to the month in which it starts; those
 * of one group count once, with its longest minutes (VISITS-16, VISITS-17). Leave the groups out for a family, who counts its own.
 */
export function monthTotals(interventions: readonly CountedIntervention[]): MonthTotals[] {
  const presences = new Map<unknown, Omit<MonthTotals, "month"> & { readonly startDate: string }>();
  for (const one of interventions) {
    const key = presenceOf(one) ?? one;
    const known = presences.get(key);
    presences.set(key, {
      startDate: one.startDate,
      plannedMinutes: Math.max(known?.plannedMinutes ?? 0, isHeld(one.state) ? one.plannedMinutes : 0),
      doneMinutes: Math.max(known?.doneMinutes ?? 0, one.doneMinutes ?? 0),
      countedMinutes: Math.max(known?.countedMinutes ?? 0, one.countedMinutes ?? 0),
    });
  }
  const months = new Map<string, MonthTotals>();
  for (const presence of presences.values()) {
    const month = presence.startDate.slice(0, 7);
    const sum = months.get(month);
    months.set(month, {
      month,
      plannedMinutes: (sum?.plannedMinutes ?? 0) + presence.plannedMinutes,
      doneMinutes: (sum?.doneMinutes ?? 0) + presence.doneMinutes,
      countedMinutes: (sum?.countedMinutes ?? 0) + presence.countedMinutes,
    });
  }
  return [...months.values()].sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** Gives what those of one presence have in common: their group, on one day; null for one alone. */
export const presenceOf = (one: Pick<CountedIntervention, "groupReference" | "startDate">): string | null =>
  one.groupReference == null ? null : `${one.startDate} ${one.groupReference}`;

const addressBefore = 30;
const addressAfter = 7;

/** True while the babysitter may see the family's street: 30 days before to 7 days after, when it is held (VISITS-12). */
export function seesAddress(intervention: PlannedTime, state: InterventionState, today: string): boolean {
  return (
    isHeld(state) &&
    today >= addDays(intervention.startDate, -addressBefore) &&
    today <= addDays(endDateOf(intervention), addressAfter)
  );
}

const newsAhead = 14;

/** True when its change is news: planned, not begun, and within 14 days (VISITS-29). */
export function isSoon(
  intervention: PlannedTime,
  state: InterventionState,
  { today, now }: { readonly today: string; readonly now: Date },
): boolean {
  return (
    state === interventionStates.numbers.Planned &&
    startsAt(intervention) > now &&
    intervention.startDate <= addDays(today, newsAhead)
  );
}

const urgentMs = 48 * 3_600_000;

/** True when its change cannot wait for somebody to open the portal: planned, not begun, and within 48 hours (VISITS-30). */
export function isUrgent(intervention: PlannedTime, state: InterventionState, now: Date): boolean {
  const ahead = startsAt(intervention).getTime() - now.getTime();
  return state === interventionStates.numbers.Planned && ahead > 0 && ahead <= urgentMs;
}
