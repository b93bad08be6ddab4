import { describe, expect, it } from "vitest";
import { addDays } from "../kernel/day.ts";
import { backupsToKeep, lastDue } from "./backup.schedule.ts";

it.each([
  ["2026-11-22T03:00", "03:00", "2026-11-22T03:00"],
  ["2026-11-22T02:59", "03:00", "2026-11-21T03:00"],
  ["2026-11-22T23:59", "03:00", "2026-11-22T03:00"],
  ["2027-01-01T00:00", "23:30", "2026-12-31T23:30"],
  ["2026-11-22T00:00", "00:00", "2026-11-22T00:00"],
])("at %s, a backup a day at %s was last due at %s", (now, at, due) => {
  expect(lastDue(now, at)).toBe(due);
});

const nights = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${addDays(last, -index)}T03:00`);
const keptOf = (moments: readonly string[], days: number, weeks: number, months: number) =>
  [...backupsToKeep(moments, { days, weeks, months })].sort().map((moment) => moment.slice(0, 10));

describe("of the backups of two years", () => {
  // 2026-11-22 is a Sunday.
  const all = nights("2026-11-22", 730);

  it("the newest of each of the last days, weeks and months stay", () => {
    expect(keptOf(all, 3, 3, 3)).toEqual([
      ...["2026-09-30", "2026-10-31", "2026-11-08", "2026-11-15"],
      ...["2026-11-20", "2026-11-21", "2026-11-22"],
    ]);
    expect(keptOf(all, 7, 4, 12)).toHaveLength(7 + 3 + 11);
  });

  it("nothing new goes when backups are pruned night after night", () => {
    let left = new Set<string>();
    for (const night of [...all].reverse())
      left = new Set(backupsToKeep([...left, night], { days: 7, weeks: 4, months: 12 }));
    expect([...left].sort()).toEqual([...backupsToKeep(all, { days: 7, weeks: 4, months: 12 })].sort());
  });
});

it.each([
  ["none", [], 7, 4, 12, []],
  ["nothing is asked for: the newest stays", nights("2026-11-22", 3), 0, 0, 0, ["2026-11-22"]],
  [
    "the portal was away for years: what there was stays",
    [...nights("2026-11-22", 1), ...nights("2019-05-02", 2)],
    ...([3, 0, 0] as const),
    ["2019-05-01", "2019-05-02", "2026-11-22"],
  ],
  [
    "two are of one day: the later one stays",
    ["2026-11-21T03:00", "2026-11-22T03:00", "2026-11-22T21:00"],
    ...([2, 0, 0] as const),
    ["2026-11-21", "2026-11-22"],
  ],
  [
    "a week crosses the year",
    [...nights("2027-01-03", 7), ...nights("2026-12-27", 1)],
    ...([0, 2, 0] as const),
    ["2026-12-27", "2027-01-03"],
  ],
] as const)("backups are kept when %s", (_, moments, days, weeks, months, left) => {
  expect(keptOf(moments, days, weeks, months)).toEqual(left);
});
