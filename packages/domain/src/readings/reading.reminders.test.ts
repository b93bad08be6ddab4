import { describe, expect, it } from "vitest";
import { isTimeToRemind, mayStillRemind, remindedDeadlines } from "./reading.reminders.ts";

describe("the days on which a document is recalled", () => {
  it.each([
    ["2026-11-22", false],
    ["2026-11-23", true],
    ["2026-11-24", false],
    ["2026-11-28", false],
    ["2026-11-29", true],
    ["2026-11-30", false],
    ["2026-12-01", false],
    ["2026-12-06", false],
    ["2026-12-07", true],
    ["2026-12-08", false],
    ["2026-12-14", true],
    ["2026-12-21", true],
    ["2026-12-22", false],
    ["2026-12-28", false],
  ])("on %s whoever has until 30 November is reminded: %s (READING-17)", (today, isReminded) => {
    expect(remindedDeadlines(today).includes("2026-11-30")).toBe(isReminded);
  });

  it.each([
    ["07:59", false],
    ["08:00", true],
    ["19:59", true],
    ["20:00", false],
    ["00:00", false],
  ])("at %s people are reminded: %s (READING-17)", (time, isTime) => {
    expect(isTimeToRemind(time)).toBe(isTime);
  });

  it.each([
    ["2026-11-23", "08:00", true],
    ["2026-11-23", "19:59", true],
    ["2026-11-23", "20:00", false],
    ["2026-11-23", "23:10", false],
    ["2026-11-24", "00:10", false],
    ["2026-11-24", "08:00", false],
    ["2026-11-22", "19:59", false],
  ])("on %s at %s the reminder of 23 November may still leave: %s (READING-17)", (day, time, may) => {
    expect(mayStillRemind("2026-11-23", { day, time })).toBe(may);
  });
});
