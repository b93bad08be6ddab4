import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  ageOn,
  dayAt,
  daysBetween,
  isDay,
  longDay,
  longMonth,
  plainDay,
  plainDayAt,
  shortDay,
  shortDayAt,
} from "./day.ts";

const days = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a day of the calendar", () => {
  it.each([
    ["2026-07-05", true],
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["2000-02-29", true],
    ["2100-02-29", false],
    ["2026-04-31", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-01-00", false],
    ["1900-01-01", true],
    ["1899-12-31", false],
    ["2199-12-31", true],
    ["2200-01-01", false],
    ["2026-7-5", false],
    ["05/07/2026", false],
    ["2026-07-05T00:00:00Z", false],
    [" 2026-07-05", false],
    ["", false],
  ])("%j is one: %s", (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it("is recognised whichever it is", () => {
    fc.assert(fc.property(days, (day) => isDay(day)));
  });
});

describe("counting days", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2023-02-28", 1, "2023-03-01"],
    ["2026-03-29", 1, "2026-03-30"], // Clocks go forward that night in France.
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-01-01", 0, "2026-01-01"],
  ])("%s and %i days give %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it("back and forth comes home", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });
});

describe("the agency’s day", () => {
  it.each([
    ["2026-07-05T21:59:59Z", "2026-07-05"],
    ["2026-07-05T22:00:00Z", "2026-07-06"],
    ["2026-01-05T22:59:59Z", "2026-01-05"],
    ["2026-01-05T23:00:00Z", "2026-01-06"],
  ])("at %s is %s in Paris", (instant, expected) => {
    expect(dayAt(new Date(instant))).toBe(expected);
  });

  it("is that of the time zone at any instant of two centuries", () => {
    const paris = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris", dateStyle: "short" });
    const instants = fc.date({
      min: new Date("1950-01-01"),
      max: new Date("2150-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(dayAt(instant)).toBe(paris.format(instant));
      }),
    );
  });

  it("can be asked for elsewhere", () => {
    expect(dayAt(new Date("2026-01-05T02:00:00Z"), "America/Cayenne")).toBe("2026-01-04");
  });
});

describe("writing a day", () => {
  it("is dd/MM/yyyy when short (I18N-09)", () => {
    expect(shortDay("2024-03-05")).toBe("05/03/2024");
    expect(shortDayAt("2024-03-04T23:00:00.000Z")).toBe("05/03/2024");
  });

  it.each([
    ["2024-03-05", "05 mars 2024", "05 March 2024"],
    ["2026-08-20", "20 août 2026", "20 August 2026"],
    ["2026-01-01", "01 janvier 2026", "01 January 2026"],
    ["2026-12-31", "31 décembre 2026", "31 December 2026"],
  ])("is dd MMMM yyyy when long: %s reads %s, %s (I18N-09)", (day, fr, en) => {
    expect(longDay(day, "fr")).toBe(fr);
    expect(longDay(day, "en")).toBe(en);
  });

  it.each([
    ["2026-07-01", "2026-06-30T22:00:00.000Z", "1er juillet 2026", "1 July 2026"],
    ["2026-07-05", "2026-07-05T21:59:59.000Z", "5 juillet 2026", "5 July 2026"],
    ["2026-12-11", "2026-12-11T12:00:00.000Z", "11 décembre 2026", "11 December 2026"],
  ])("is as people say it when plain: %s, or at %s, is %s, %s (I18N-09)", (day, at, fr, en) => {
    expect([plainDay(day, "fr"), plainDay(day, "en")]).toEqual([fr, en]);
    expect([plainDayAt(at, "fr"), plainDayAt(at, "en")]).toEqual([fr, en]);
  });
});

describe("the name of a month", () => {
  it.each(["fr", "en"] as const)("is the one that people use: %s (I18N-09)", (locale) => {
    const named = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
    for (let month = 1; month <= 12; month++) {
      const text = `2026-${String(month).padStart(2, "0")}`;
      expect(longMonth(text, locale)).toBe(named.format(new Date(text)));
    }
  });
});

describe("an age", () => {
  it.each([
    ["1998-04-12", "2026-04-11", 27],
    ["1998-04-12", "2026-04-12", 28],
    ["1998-04-12", "2026-04-13", 28],
    ["1998-12-31", "2026-01-01", 27],
    ["2004-02-29", "2026-02-28", 21],
    ["2004-02-29", "2026-03-01", 22],
    ["2004-02-29", "2028-02-29", 24],
    ["2026-11-21", "2026-11-21", 0],
  ])(
    "somebody born on %s is on %s this old in whole years: %i (DATA-46, PROF-17)",
    (birthDate, today, age) => {
      expect(ageOn(birthDate, today)).toBe(age);
    },
  );
});

describe("the days between two", () => {
  it.each([
    ["2026-11-30", "2026-12-01", 1],
    ["2026-12-01", "2026-11-30", -1],
    ["2026-03-28", "2026-03-30", 2],
    ["2028-02-28", "2028-03-01", 2],
    ["2026-11-30", "2026-11-30", 0],
  ])("are counted: from %s to %s %i", (day, other, count) => {
    expect(daysBetween(day, other)).toBe(count);
  });
});
