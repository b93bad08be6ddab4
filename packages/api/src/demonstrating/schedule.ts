import { isPublicHoliday } from "@ribambelle/domain/agency/publicHolidays";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import type { ImportedIntervention } from "@ribambelle/domain/interventions/interventions.file";
import { weekdayOf } from "@ribambelle/domain/interventions/periods";
import { services } from "@ribambelle/domain/interventions/services";
import { addMonths } from "@ribambelle/domain/kernel/dates/instants";
import { addDays } from "@ribambelle/domain/kernel/day";
import { movedTo } from "./source.ts";

const { Planned, Done, CanceledByFamily, CanceledByAgency, BabysitterAbsent } = interventionStates.numbers;
const { childcare, houseworkAndIroning } = services.numbers;

/** The people of the schedule, by their references. */
export const scheduled = {
  family: "DEMO-P01",
  /** Shares every second Wednesday. */
  otherFamily: "DEMO-P06",
  babysitter: "DEMO-I01",
  substitute: "DEMO-I05",
  housekeeper: "DEMO-I06",
} as const;

/** How many days ahead the demonstration is planned. */
const ahead = 42;
/** How many whole months before the current one it holds. */
const monthsBefore = 13;

type Scheduled = ImportedIntervention;

/**
 * Gives the interventions of the demonstration as its file `interventions.csv` has them on that day: from the first day of the month
 * thirteen months ago to six weeks ahead, by day, none on public holidays, the same for the same day. What lies before today is done
 * but for the exceptions; what comes is planned. Minutes: `plannedMinutes`, `doneMinutes` and `countedMinutes` of
 * `domain/src/interventions/intervention.rules.ts` take these rows as they are; months are those of `startDate`. In shared care
 * both families have a row of the same `groupReference`.
 */
export function demonstrationInterventions(today: string): Scheduled[] {
  const first = addMonths(`${today.slice(0, 7)}-01`, -monthsBefore);
  const days: string[] = [];
  for (let day = first; day <= addDays(today, ahead); day = addDays(day, 1))
    if (!isPublicHoliday(day)) days.push(day);
  return withExceptions(
    days.flatMap((day) => ofDay(day, today)),
    today,
  );
}

// Days since a Monday, so that every second Wednesday stays the same one whatever the day of the demonstration.
const isSharedWeek = (day: string) =>
  Math.floor((Date.parse(day) - Date.parse("2026-01-05")) / 604_800_000) % 2 === 0;
const isThirdOfMonth = (day: string) => Number(day.slice(8)) > 14 && Number(day.slice(8)) <= 21;

function ofDay(day: string, today: string): Scheduled[] {
  const weekday = weekdayOf(day);
  const one = (kind: string, what: Partial<Scheduled>): Scheduled => ({
    reference: `DEMO-V${day.replaceAll("-", "")}-${kind}`,
    parentReference: scheduled.family,
    babysitterReference: scheduled.babysitter,
    contractReference: day >= addMonths(today, -3) ? movedTo(today, "GE-2026-0103") : null,
    service: childcare,
    startDate: day,
    startTime: "16:30",
    endTime: "19:00",
    actualStartTime: null,
    actualEndTime: null,
    countedMinutes: null,
    state: day < today ? Done : Planned,
    replacesReference: null,
    groupReference: null,
    note: null,
    ...what,
  });
  if (weekday === 2) {
    if (!isSharedWeek(day)) return [];
    const shared = {
      startTime: "08:00",
      endTime: "18:00",
      groupReference: `DEMO-G${day.replaceAll("-", "")}`,
    };
    return [
      one("M", shared),
      one("N", { ...shared, parentReference: scheduled.otherFamily, contractReference: null }),
    ];
  }
  if (weekday === 5) {
    const housework = one("R", {
      babysitterReference: scheduled.housekeeper,
      contractReference: null,
      service: houseworkAndIroning,
      startTime: "09:00",
      endTime: "11:00",
    });
    return isThirdOfMonth(day)
      ? [housework, one("S", { startTime: "20:00", endTime: "01:00" })]
      : [housework];
  }
  return weekday === 6 ? [] : [one("E", {})];
}

// By how many school evenings ago, so that the last weeks have some of each.
const exceptions: ReadonlyMap<number, Partial<Scheduled>> = new Map([
  [3, { actualStartTime: "16:15", actualEndTime: "19:00" }],
  [
    6,
    {
      state: CanceledByFamily,
      countedMinutes: 150,
      note: "Annulée moins de 48 heures avant\u00a0: décomptée.",
    },
  ],
  [9, { state: BabysitterAbsent }],
  [14, { actualStartTime: "16:30", actualEndTime: "19:45" }],
  [22, { state: CanceledByAgency }],
  [31, { actualStartTime: "16:30", actualEndTime: "18:30" }],
  [45, { state: CanceledByFamily }],
  [58, { actualStartTime: "17:00", actualEndTime: "19:00", countedMinutes: 150 }],
  [77, { state: BabysitterAbsent }],
  [96, { state: CanceledByFamily }],
  [120, { actualStartTime: "16:30", actualEndTime: "20:00" }],
  [150, { state: CanceledByAgency }],
]);
/** Of the absences, the one that somebody stands in for, by how many school evenings ago. */
const replaced = 9;

function withExceptions(all: readonly Scheduled[], today: string): Scheduled[] {
  const evenings = all
    .filter(({ reference, startDate }) => reference.endsWith("E") && startDate < today)
    .reverse();
  const ago = new Map(evenings.map(({ reference }, index) => [reference, index]));
  return all.flatMap((one) => {
    const index = ago.get(one.reference) ?? -1;
    const exception = exceptions.get(index);
    if (!exception) return [one];
    const changed = { ...one, ...exception };
    if (index !== replaced) return [changed];
    const substitute = {
      ...one,
      reference: one.reference.replace(/E$/, "F"),
      babysitterReference: scheduled.substitute,
      replacesReference: one.reference,
    };
    return [changed, substitute];
  });
}
