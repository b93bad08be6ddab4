import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { durationText, isTime, minutesOf, readTime, timeAt, timeOf, timeText } from "./time.ts";

const minutes = fc.integer({ min: 0, max: 1439 });

describe("a time of day", () => {
  it.each([
    ["00:00", true],
    ["23:59", true],
    ["16:30", true],
    ["24:00", false],
    ["12:60", false],
    ["8:30", false],
    ["116:30", false],
    ["16h30", false],
    ["16:30:00", false],
    ["16:30\n", false],
    ["", false],
  ])("%j is one: %s", (text, expected) => {
    expect(isTime(text)).toBe(expected);
  });

  it("is the same after it was counted in minutes and back", () => {
    fc.assert(fc.property(minutes, (count) => minutesOf(timeOf(count)) === count && isTime(timeOf(count))));
  });

  it.each([
    [1440, "00:00"],
    [1455, "00:15"],
    [-15, "23:45"],
  ])("goes round the clock: %i minutes after midnight it is %s", (count, time) => {
    expect(timeOf(count)).toBe(time);
  });
});

describe("what people type", () => {
  it.each([
    ["16:30", "16:30"],
    ["16h30", "16:30"],
    ["16H30", "16:30"],
    ["16h", "16:00"],
    ["16:", "16:00"],
    ["16:0", "16:00"],
    ["1630", "16:30"],
    ["16.30", "16:30"],
    ["16,30", "16:30"],
    ["8", "08:00"],
    ["08", "08:00"],
    ["0", "00:00"],
    ["830", "08:30"],
    ["0830", "08:30"],
    ["8 h 30", "08:30"],
    ["8\u00a0h\u00a030", "08:30"],
    ["  8h30 min ", "08:30"],
    ["8h30mn", "08:30"],
    ["8h30m", "08:30"],
    ["1pm", "13:00"],
    ["1 am", "01:00"],
    ["4.30pm", "16:30"],
    ["4 p.m.", "16:00"],
    ["12am", "00:00"],
    ["12pm", "12:00"],
    ["Midi", "12:00"],
    ["minuit", "00:00"],
    ["Noon", "12:00"],
    ["24:00", "00:00"],
    ["24", "00:00"],
    ["2400", "00:00"],
  ])("%j is understood as %s (PROF-36)", (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each([
    "",
    " ",
    "25:00",
    "24:15",
    "12:75",
    "163",
    "16:3",
    "h30",
    "-8",
    "8-12",
    "13pm",
    "1pm1",
    "0am",
    "12345",
    "huit",
  ])("%j is understood as no time", (typed) => {
    expect(readTime(typed)).toBeNull();
  });

  it.each([
    ["16:07", "16:00"],
    ["16:08", "16:15"],
    ["16:22", "16:15"],
    ["16:23", "16:30"],
    ["16:53", "17:00"],
    ["00:07", "00:00"],
    ["23:52", "23:45"],
  ])("%s is rounded to the nearest quarter of an hour, %s (PROF-36)", (typed, time) => {
    expect(readTime(typed, "start")).toBe(time);
    expect(readTime(typed, "end")).toBe(time);
  });

  it("past 23:52 an end is midnight, and a start stays in the evening (PROF-36)", () => {
    expect(readTime("23:53", "end")).toBe("00:00");
    expect(readTime("23:53", "start")).toBe("23:45");
    expect(readTime("24:00", "start")).toBe("00:00");
  });

  it("is understood the same again once it was read, and never beside a quarter of an hour", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 6 }), minutes.map(timeOf)), (typed) => {
        const time = readTime(typed);
        if (time === null) return;
        expect(readTime(time)).toBe(time);
        expect(minutesOf(time) % 15).toBe(0);
      }),
    );
  });
});

describe("a time for people", () => {
  it.each([
    ["16:30", "16\u00a0h\u00a030", "16:30"],
    ["08:00", "8\u00a0h", "08:00"],
    ["00:15", "0\u00a0h\u00a015", "00:15"],
    ["00:00", "0\u00a0h", "00:00"],
  ])("%s is written %s in French and %s in English (I18N-OP8)", (time, french, english) => {
    expect([timeText(time, "fr"), timeText(time, "en")]).toEqual([french, english]);
  });

  it.each([
    ["00:00", "minuit", "midnight"],
    ["00:15", "0\u00a0h\u00a015", "00:15"],
    ["12:00", "12\u00a0h", "12:00"],
  ])("%s as an end is written %s in French and %s in English (I18N-OP8)", (time, french, english) => {
    expect([timeText(time, "fr", "end"), timeText(time, "en", "end")]).toEqual([french, english]);
  });

  it("is understood again as it is written, in both languages and at both ends (PROF-36, I18N-OP8)", () => {
    const quarters = fc.integer({ min: 0, max: 95 }).map((count) => timeOf(count * 15));
    const ends = fc.constantFrom("start" as const, "end" as const);
    fc.assert(
      fc.property(quarters, fc.constantFrom("fr" as const, "en" as const), ends, (time, locale, end) => {
        expect(readTime(timeText(time, locale, end), end)).toBe(time);
      }),
    );
  });

  it.each([
    ["2026-07-05T22:05:00Z", "00:05"],
    ["2026-01-05T22:05:00Z", "23:05"],
    ["2026-01-05T23:00:00Z", "00:00"],
  ])("at %s is %s for the agency, in summer and in winter", (instant, time) => {
    expect(timeAt(new Date(instant))).toBe(time);
  });

  it.each([
    [870, "14\u00a0h\u00a030", "14\u00a0h\u00a030\u00a0min"],
    [65, "1\u00a0h\u00a005", "1\u00a0h\u00a005\u00a0min"],
    [840, "14\u00a0h", "14\u00a0h"],
    [45, "45\u00a0min", "45\u00a0min"],
  ])("%i minutes last %s in French and %s in English", (count, french, english) => {
    expect([durationText(count, "fr"), durationText(count, "en")]).toEqual([french, english]);
  });
});
