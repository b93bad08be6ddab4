import { expect, it } from "vitest";
import { proposedHours } from "./availability.proposal.ts";
import type { Availability, WeekDay } from "./availability.ts";

const slot = (day: WeekDay, hours: string): Availability => {
  const [startTime = "", endTime = ""] = hours.split("-");
  return { id: 1, day, startTime, endTime };
};

it.each([
  ["after school in an empty week", [], 1, "16:30-19:00"],
  ["an hour after the last slot of the day", [slot(1, "08:00-12:00")], 1, "13:00-15:00"],
  ["until midnight at most", [slot(1, "08:00-22:00")], 1, "23:00-00:00"],
  ["nothing when the evening is full", [slot(1, "08:00-23:00")], 1, null],
  ["nothing after midnight", [slot(1, "20:00-00:00")], 1, null],
  ["what the day before has", [slot(1, "07:00-09:00"), slot(1, "17:00-20:00")], 2, "07:00-09:00"],
  [
    "then its next slot",
    [slot(1, "17:00-20:00"), slot(1, "07:00-09:00"), slot(2, "07:00-09:00")],
    2,
    "17:00-20:00",
  ],
  [
    "then its next slot, where that begins as the last one ends",
    [slot(1, "07:00-09:00"), slot(1, "09:00-12:00"), slot(2, "07:00-09:00")],
    2,
    "09:00-12:00",
  ],
  ["what the nearest day before has", [slot(1, "07:00-09:00"), slot(2, "10:00-11:00")], 4, "10:00-11:00"],
  ["nothing of the days that follow", [slot(0, "07:00-09:00")], 6, "16:30-19:00"],
  ["on Sunday, what Saturday has", [slot(6, "09:00-18:00"), slot(1, "07:00-09:00")], 0, "09:00-18:00"],
] as const)("proposes %s", (_, week, day, hours) => {
  const proposed = proposedHours(week, day);
  expect(proposed && `${proposed.startTime}-${proposed.endTime}`).toBe(hours);
});
