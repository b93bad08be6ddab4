import { describe, expect, it } from "vitest";
import { monthHeading, ofMonth } from "./months.ts";
import { dayAndMonth, monthOfPeriod, periodText } from "./periods.ts";

describe("months and periods in words", () => {
  it.each([
    ["2026-10", "d’octobre 2026", "for October 2026"],
    ["2026-04", "d’avril 2026", "for April 2026"],
    ["2026-08", "d’août 2026", "for August 2026"],
    ["2026-11", "de novembre 2026", "for November 2026"],
  ])("%s is %s, in English %s", (month, french, english) => {
    expect([ofMonth(month, "fr"), ofMonth(month, "en")]).toEqual([french, english]);
  });

  it.each([
    ["2026-10-01", "2026-10-31", "2026-10"],
    ["2028-02-01", "2028-02-29", "2028-02"],
    ["2026-02-01", "2026-02-29", null],
    ["2026-10-01", "2026-10-30", null],
    ["2026-10-02", "2026-10-31", null],
    ["2026-10-01", "2026-11-30", null],
  ])("the period from %s to %s is the whole month %s", (start, end, month) => {
    expect(monthOfPeriod(start, end)).toBe(month);
  });

  it.each([
    ["2026-10-01", "2026-10-15", "du 1er au 15 octobre 2026", "1 to 15 October 2026"],
    ["2026-09-15", "2026-10-01", "du 15 septembre au 1er octobre 2026", "15 September to 1 October 2026"],
    [
      "2026-12-15",
      "2027-01-14",
      "du 15 décembre 2026 au 14 janvier 2027",
      "15 December 2026 to 14 January 2027",
    ],
    ["2026-10-05", "2026-10-05", "le 5 octobre 2026", "5 October 2026"],
  ])("the period from %s to %s is said “%s”, “%s”", (start, end, french, english) => {
    expect([periodText(start, end, "fr"), periodText(start, end, "en")]).toEqual([french, english]);
  });

  it("have a capital as headings, and no year where it is known", () => {
    expect(monthHeading("2026-10", "fr")).toBe("Octobre 2026");
    expect(dayAndMonth("2026-11-05", "fr")).toBe("5 novembre");
    expect(dayAndMonth("2026-12-01", "fr")).toBe("1er décembre");
  });
});
