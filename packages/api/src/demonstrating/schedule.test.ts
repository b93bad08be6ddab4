import { isPublicHoliday } from "@ribambelle/domain/agency/publicHolidays";
import {
  countedMinutes,
  doneMinutes,
  monthTotals,
  plannedMinutes,
} from "@ribambelle/domain/interventions/intervention.rules";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import { addDays } from "@ribambelle/domain/kernel/day";
import { describe, expect, test } from "vitest";
import { demonstrationInterventions, scheduled } from "./schedule.ts";

const today = "2026-11-23";
const all = demonstrationInterventions(today);
const of = (parent: string) => all.filter(({ parentReference }) => parentReference === parent);

describe("the interventions of the demonstration", () => {
  test("are fourteen months up to six weeks ahead, each once, none on a public holiday", () => {
    const days = all.map(({ startDate }) => startDate);
    expect([days[0], days.at(-1)]).toEqual(["2025-10-01", "2027-01-04"]);
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(16);
    expect(days.filter(isPublicHoliday)).toEqual([]);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
    expect(demonstrationInterventions(today)).toEqual(all);
  });

  test("have each kind of exception as often as the demonstration says", () => {
    const count = (state: number) => all.filter((one) => one.state === state).length;
    const { CanceledByFamily, CanceledByAgency, BabysitterAbsent } = interventionStates.numbers;
    expect([CanceledByFamily, CanceledByAgency, BabysitterAbsent].map(count)).toEqual([3, 2, 2]);
    expect(all.filter((one) => one.state === CanceledByFamily && one.countedMinutes !== null)).toHaveLength(
      1,
    );
    expect(all.filter(({ actualStartTime }) => actualStartTime !== null)).toHaveLength(5);
    const [substitute, ...others] = all.filter(({ replacesReference }) => replacesReference !== null);
    expect([substitute?.babysitterReference, others]).toEqual([scheduled.substitute, []]);
  });

  test("share every second Wednesday, and are planned from today on", () => {
    const shared = of(scheduled.otherFamily);
    expect(shared.length).toBeGreaterThan(28);
    for (const { groupReference } of shared)
      expect(all.filter((one) => one.groupReference === groupReference)).toHaveLength(2);
    const { Planned } = interventionStates.numbers;
    expect(all.filter(({ startDate, state }) => startDate >= today !== (state === Planned))).toEqual([]);
  });

  test("add up to a month of hours on any day of any year", () => {
    for (let day = "2026-01-01"; day < "2028-01-01"; day = addDays(day, 29)) {
      const rows = demonstrationInterventions(day).map((one) => ({
        ...one,
        plannedMinutes: plannedMinutes(one),
        doneMinutes: doneMinutes(one),
        countedMinutes: countedMinutes(one),
      }));
      const totals = monthTotals(
        rows.filter(({ babysitterReference }) => babysitterReference === scheduled.babysitter),
      );
      expect(totals.length).toBeGreaterThanOrEqual(15);
      for (const { countedMinutes: counted, month } of totals.slice(0, 13))
        expect([month, counted > 30 * 60 && counted < 90 * 60]).toEqual([month, true]);
    }
  });
});
