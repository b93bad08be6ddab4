import { describe, expect, it } from "vitest";
import { durationText } from "../time.ts";
import { minutesOfHours } from "./hours.ts";

describe("hours of an export", () => {
  it.each([
    ["3,5", 210],
    ["3.5", 210],
    ["3:30", 210],
    ["3h30", 210],
    ["3 h 30", 210],
    [" 12:30 ", 750],
    [" 3,5 ", 210],
    ["3:300", null],
    ["de 3:30", null],
    ["2,33", 140],
    ["0,01", 1],
    ["0,0083", 0],
    ["0,0084", 1],
    ["42,5", 2550],
    ["0", 0],
    ["151,67", 9100],
    ["3,50000", null],
    ["3:60", null],
    ["3h", null],
    ["-1", null],
    ["3,", null],
    [",5", null],
    ["1e3", null],
    ["", null],
    ["trois", null],
  ])("%s are %s minutes (SPACE-11)", (text, minutes) => {
    expect(minutesOfHours(text)).toBe(minutes);
  });

  it("are shown as the house shows lengths of time (SPACE-11)", () => {
    expect([210, 45, 2550].map((minutes) => durationText(minutes, "fr"))).toEqual([
      "3\u00a0h\u00a030",
      "45\u00a0min",
      "42\u00a0h\u00a030",
    ]);
  });
});
