import { describe, expect, it } from "vitest";
import { readWire } from "../kernel/wire.ts";
import { anExperience } from "../testing/profile.ts";
import {
  canSaveExperience,
  isEmptyExperience,
  keptCreation,
  newExperienceKey,
  sentExperienceSchema,
} from "./experience.ts";
import { profileProblems } from "./profile.texts.ts";

const blank = {
  category: null,
  childAge: null,
  duration: null,
  childcareType: null,
  childrenCount: null,
  description: null,
};
const chosen = { ...blank, category: 0, childAge: 0, duration: 3, childcareType: 0 } as const;
const read = (experience: unknown) => readWire(sentExperienceSchema, experience, profileProblems);
const problemsOf = (experience: unknown) => {
  const reading = read(experience);
  return reading.ok ? [] : reading.issues.map(({ path, code }) => `${path} ${code}`);
};

describe("an experience", () => {
  it.each([
    ["nothing", blank, false],
    ["the four selects, each at 0 where there is a 0", chosen, true],
    ["three selects", { ...chosen, childcareType: null }, false],
    ["three selects and how many children", { ...chosen, category: null, childrenCount: 4 }, false],
    ["a description alone", { ...blank, description: "Mes neveux." }, true],
    ["a description of white space", { ...blank, description: " \n\u00a0" }, false],
    ["a description that nobody sees", { ...blank, description: "\u200b \u2060" }, false],
    ["three selects and a description", { ...chosen, duration: null, description: "Un été." }, true],
  ] as const)("an experience with %s can be saved: %s (PROF-62)", (_, experience, expected) => {
    expect(canSaveExperience(experience)).toBe(expected);
    expect(problemsOf(experience)).toEqual(expected ? [] : [" experience-incomplete"]);
  });

  it.each([
    [blank, true],
    [{ ...blank, description: "  " }, true],
    [{ ...blank, category: 0 }, false],
    [{ ...blank, childrenCount: 1 }, false],
    [{ ...blank, description: "a" }, false],
  ] as const)("%j is fully empty: %s (PROF-56)", (experience, expected) => {
    expect(isEmptyExperience(experience)).toBe(expected);
  });

  it("may leave out what is not chosen; then it is sent as new (PROF-54, PROF-63)", () => {
    expect(read({ description: " Mes neveux. " })).toEqual({
      ok: true,
      value: { ...blank, description: "Mes neveux.", id: 0, createdAt: null },
    });
  });

  it.each([
    ["category", 8],
    ["childAge", 2],
    ["duration", 1],
    ["childcareType", 4],
    ["childcareType", "0"],
    ["childrenCount", 0],
    ["childrenCount", 5],
    ["childrenCount", 1.5],
    ["id", "x"],
    ["id", 2 ** 60],
    ["createdAt", 1_700_000_000],
  ])("refuses %s %j (DATA-12, DATA-38)", (field, value) => {
    expect(problemsOf({ ...anExperience(), [field]: value })).toEqual([`${field} invalid`]);
  });

  it.each([
    "2026-02-30T09:00:00Z",
    "2025-02-29T09:00Z",
    "2026-04-31T09:00:00.000+02:00",
    "2026-13-01T00:00Z",
  ])("refuses a creation on a day that does not exist: %s (ERR-09)", (createdAt) => {
    expect(problemsOf({ ...anExperience(), createdAt })).toEqual(["createdAt invalid-day"]);
  });

  it("has a description of 2,000 characters at most", () => {
    expect(problemsOf({ ...blank, description: "a".repeat(2_000) })).toEqual([]);
    expect(problemsOf({ ...blank, description: "a".repeat(2_001) })).toEqual(["description too-long"]);
  });
});

describe("the creation of an experience", () => {
  const now = new Date("2026-11-21T22:00:00Z");
  it.each([
    ["2024-01-10T09:00:00Z", "2024-01-10T09:00:00.000Z"],
    ["2024-01-10T09:00:00.123Z", "2024-01-10T09:00:00.123Z"],
    ["2024-01-10T10:00+01:00", "2024-01-10T09:00:00.000Z"],
    ["2026-11-21T22:00:00Z", "2026-11-21T22:00:00.000Z"],
    ["2026-11-21T22:00:00.001Z", null],
    ["2024-01-10", null],
    ["2024-01-10T09:00:00", null],
    ["2024-13-10T09:00:00Z", null],
    ["0001-01-01T00:00:00Z", null],
    ["1969-12-31T23:59:59Z", null],
    ["hier", null],
    ["", null],
    [null, null],
  ])("sent as %j is kept as %j, and is now without it (PROF-OP3)", (sent, kept) => {
    expect(keptCreation(sent, now).toISOString()).toBe(kept ?? now.toISOString());
  });
});

it("gives a new experience a key of 32 bits that no other has (DATA-45, PROF-OP3)", () => {
  const now = 2 ** 33 + 7;
  expect(newExperienceKey(now, [])).toBe(7);
  expect(newExperienceKey(now, [7, 8])).toBe(9);
  expect(newExperienceKey(2 ** 32 - 1, [2 ** 32 - 1])).toBe(0);
});
