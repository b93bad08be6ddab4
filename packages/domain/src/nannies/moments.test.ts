import { describe, expect, it } from "vitest";
import {
  coveredCount,
  isCovered,
  type Moment,
  marksOfWeek,
  momentAt,
  momentMarks,
  readMoment,
  writeMoment,
} from "./moments.ts";

const at = (text: string) => readMoment(text) as Moment;

describe("a moment", () => {
  it.each([
    ["lundi-16:30-18:30", { day: 1, startTime: "16:30", endTime: "18:30" }],
    ["dimanche-00:00-00:00", { day: 0, startTime: "00:00", endTime: "00:00" }],
    ["samedi-22:00-00:00", { day: 6, startTime: "22:00", endTime: "00:00" }],
    ["samedi-23:45-00:00", { day: 6, startTime: "23:45", endTime: "00:00" }],
    ["lundi-16:30-16:30", undefined],
    ["lundi-18:30-16:30", undefined],
    ["lundi-16:35-18:30", undefined],
    ["lundi-16:30-24:00", undefined],
    ["lundi-16:30", undefined],
    ["lundi-16:30-18:30-19:00", undefined],
    ["lundredi-16:30-18:30", undefined],
    ["constructor-16:30-18:30", undefined],
    ["", undefined],
  ])("is read from the address %j as %j (NANNY-06)", (text, moment) => {
    expect(readMoment(text)).toEqual(moment);
    if (moment) expect(writeMoment(moment)).toBe(text);
  });

  it.each<[string, string[], boolean]>([
    ["lundi-16:30-18:30", ["lundi-16:30-18:30"], true],
    ["lundi-16:30-18:30", ["lundi-16:15-18:45"], true],
    ["lundi-16:30-18:30", ["lundi-16:45-18:30"], false],
    ["lundi-16:30-18:30", ["lundi-16:30-18:15"], false],
    ["lundi-16:30-18:30", ["mardi-16:30-18:30"], false],
    ["lundi-16:30-18:30", [], false],
    // Two slots that only touch are two engagements.
    ["lundi-10:00-14:00", ["lundi-08:00-12:00", "lundi-12:00-16:00"], false],
    ["lundi-10:00-12:00", ["lundi-08:00-12:00", "lundi-12:00-16:00"], true],
    ["lundi-12:00-12:15", ["lundi-08:00-12:00", "lundi-12:00-16:00"], true],
    ["samedi-22:00-00:00", ["samedi-20:00-00:00"], true],
    ["samedi-22:00-00:00", ["samedi-20:00-23:45"], false],
    ["samedi-22:00-23:45", ["samedi-20:00-00:00"], true],
    ["samedi-23:45-00:00", ["samedi-23:45-00:00"], true],
    // The night after midnight is of the next day.
    ["dimanche-00:00-01:00", ["samedi-20:00-00:00"], false],
    ["dimanche-00:00-01:00", ["dimanche-00:00-00:00"], true],
    ["dimanche-00:00-00:00", ["dimanche-00:00-00:00"], true],
    ["dimanche-00:00-00:00", ["dimanche-00:00-23:45"], false],
    ["dimanche-00:00-00:00", ["dimanche-00:15-00:00"], false],
    ["lundi-00:00-00:15", ["lundi-00:00-00:15"], true],
  ])("the moment %s is covered by %j: %s (NANNY-08)", (moment, slots, covered) => {
    expect(isCovered(at(moment), slots.map(at))).toBe(covered);
    // The marks in the database say the same.
    const week = slots.map(at).map(momentMarks);
    const marks = [...momentMarks(at(moment))];
    const hasAll = marks.every((mark, place) => mark === "0" || week.some((slot) => slot[place] === "1"));
    expect(hasAll).toBe(covered);
    expect(marks).toHaveLength(marksOfWeek);
  });

  it("has its marks at the place of its day and quarters, in a week of 1,344 (NANNY-19)", () => {
    const marks = (text: string) => momentMarks(at(text));
    expect(marksOfWeek).toBe(1_344);
    expect(marks("lundi-00:00-00:15")).toBe("1".padEnd(1_344, "0"));
    expect(marks("mardi-00:15-00:45").indexOf("111")).toBe(192 + 2);
    expect(marks("dimanche-23:45-00:00").lastIndexOf("1")).toBe(1_342);
  });

  it("is written shortly by its day, its first minute and its length", () => {
    expect(momentAt(1, 990, 120)).toEqual({ day: 1, startTime: "16:30", endTime: "18:30" });
  });

  it("is counted for itself (NANNY-07)", () => {
    const week = [at("lundi-16:00-19:00"), at("jeudi-16:00-19:00")];
    expect(
      coveredCount([at("lundi-16:30-18:30"), at("mardi-16:30-18:30"), at("jeudi-16:00-19:00")], week),
    ).toBe(2);
    expect(coveredCount([], week)).toBe(0);
  });
});
