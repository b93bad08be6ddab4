import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt } from "../day.ts";
import { timeAt, timeOf } from "../time.ts";
import { addMonths, instantOf } from "./instants.ts";

describe("a local time", () => {
  it.each([
    ["2026-11-24", "16:30", "2026-11-24T15:30:00.000Z"],
    ["2026-07-14", "00:00", "2026-07-13T22:00:00.000Z"],
    ["2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25", "02:00", "2026-10-25T00:00:00.000Z"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
    ["2027-03-28", "01:59", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28", "02:00", "2027-03-28T01:00:00.000Z"],
    ["2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
    ["2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
    ["2026-12-31", "24:00", "2026-12-31T23:00:00.000Z"],
    ["2024-02-29", "12:00", "2024-02-29T11:00:00.000Z"],
  ])("%s %s is %s (SPACE-13)", (day, time, instant) => {
    expect(instantOf(day, time).toISOString()).toBe(instant);
  });

  it("is what a clock in Paris shows then, but in the hour that is skipped (SPACE-12, SPACE-13)", () => {
    const days = fc.integer({ min: 0, max: 365 * 60 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), (offset, minutes) => {
        const day = new Date(Date.UTC(2000, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10);
        const time = timeOf(minutes);
        const instant = instantOf(day, time);
        const shown = `${dayAt(instant)} ${timeAt(instant)}`;
        const skipped = new Date(instant.getTime() - 3_600_000);
        expect([`${day} ${time}`, `${day} ${timeOf(minutes + 60)}`]).toContain(shown);
        if (shown !== `${day} ${time}`) expect(timeAt(skipped)).not.toBe(time);
      }),
    );
  });
});

describe("a day some months later", () => {
  it.each([
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-10-31", 1, "2026-11-30"],
    ["2027-11-30", 3, "2028-02-29"],
    ["2026-01-31", 12, "2027-01-31"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-01-15", -1, "2025-12-15"],
    ["2026-05-31", 0, "2026-05-31"],
  ])("%s and %d is %s (SPACE-14)", (day, count, later) => {
    expect(addMonths(day, count)).toBe(later);
  });
});
