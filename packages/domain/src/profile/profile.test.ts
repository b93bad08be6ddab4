import { describe, expect, it } from "vitest";
import { readWire } from "../kernel/wire.ts";
import { profileProblems } from "./profile.texts.ts";
import {
  canChooseSituation,
  careServicesSchema,
  checkboxOf,
  hasFrequency,
  professionalSituationSchema,
  searchFrequencySchema,
  situationOf,
  spokenLanguagesSchema,
  transportSchema,
  withHousework,
} from "./profile.ts";
import * as values from "./profile.values.ts";
import * as experiences from "./values/experiences.ts";
import * as situations from "./values/situations.ts";

type Read = Parameters<typeof readWire>[0];
const problemsOf = (schema: Read, value: unknown) => {
  const reading = readWire(schema, value, profileProblems);
  return reading.ok ? [] : reading.issues.map(({ path, code }) => `${path} ${code}`.trim());
};

describe("how often a babysitter wants to work", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])("may be %i, a sum of flags (PROF-40, DATA-37)", (sum) => {
    expect(problemsOf(searchFrequencySchema, sum)).toEqual([]);
    const flags = values.searchFrequencies.rows.filter(({ value }) => hasFrequency(sum, value));
    expect(flags.reduce((total, { value }) => total + value, 0)).toBe(sum);
  });

  it.each([-1, 8, 2 ** 31, 1.5, "3", Number.POSITIVE_INFINITY])("is not %j (PROF-40)", (sum) => {
    expect(problemsOf(searchFrequencySchema, sum)).toEqual(["invalid"]);
  });
});

describe("the services", () => {
  const services = { isAvailableForHousework: true, hasIroningOption: true, hasHomeworkHelpOption: true };

  it("have no ironing without housework (PROF-45)", () => {
    expect(problemsOf(careServicesSchema, services)).toEqual([]);
    expect(problemsOf(careServicesSchema, { ...services, isAvailableForHousework: false })).toEqual([
      "hasIroningOption ironing-without-housework",
    ]);
    expect(withHousework(services, false)).toEqual({
      isAvailableForHousework: false,
      hasIroningOption: false,
      hasHomeworkHelpOption: true,
    });
    expect(withHousework({ ...services, hasIroningOption: false }, true).hasIroningOption).toBe(false);
  });

  it("include homework when it is not sent (PROF-46)", () => {
    const { hasHomeworkHelpOption: _, ...sent } = services;
    expect(readWire(careServicesSchema, sent)).toEqual({ ok: true, value: services });
  });

  it("are answers, yes or no", () => {
    expect(problemsOf(careServicesSchema, { isAvailableForHousework: "yes" })).toEqual([
      "isAvailableForHousework invalid",
      "hasIroningOption required",
    ]);
    expect(problemsOf(transportSchema, { hasDrivingLicence: 1, canConveyChildren: null })).toEqual([
      "hasDrivingLicence invalid",
      "canConveyChildren required",
    ]);
  });
});

describe("the professional situation", () => {
  it.each([1, 2, 3, 4, 5, 6, 99])("may be %i (DATA-35)", (situation) => {
    expect(problemsOf(professionalSituationSchema, situation)).toEqual([]);
  });

  it("is one choice, never none (PROF-51, PROF-OP5)", () => {
    expect(problemsOf(professionalSituationSchema, 0)).toEqual(["required"]);
    expect(problemsOf(professionalSituationSchema, 7)).toEqual(["invalid"]);
    expect(problemsOf(professionalSituationSchema, [1])).toEqual(["invalid"]);
  });

  it.each([
    [3, 3, true],
    [3, 0, false],
    [3, 1, false],
    [1, 3, true],
    [99, 1, true],
  ])("%i is taken where %i is kept: %s (PROF-OP6)", (chosen, kept, expected) => {
    expect(canChooseSituation(chosen, kept)).toBe(expected);
  });

  it("is the number of its checkbox and one (PROF-50, PROF-OP4)", () => {
    expect([1, 2, 4, 5, 6, 99].map(checkboxOf)).toEqual([0, 1, 3, 4, 5, 98]);
    for (const { value } of values.professionalSituations.rows) {
      expect(situationOf(checkboxOf(value))).toBe(value);
    }
  });
});

it("keeps a spoken language that is sent twice once, and refuses one that it does not know (PROF-73)", () => {
  expect(readWire(spokenLanguagesSchema, [1, 106, 1])).toEqual({ ok: true, value: [1, 106] });
  expect(problemsOf(spokenLanguagesSchema, [106, 5])).toEqual(["[1] invalid"]);
  expect(problemsOf(spokenLanguagesSchema, Array(51).fill(1))).toEqual(["too-long"]);
});

it.each<[string, readonly { value: number }[], number[]]>([
  ["experience categories (DATA-30)", experiences.experienceCategories.rows, [0, 1, 2, 3, 4, 5, 6, 7]],
  ["experience durations (DATA-32)", experiences.experienceDurations.rows, [3, 6, 12, 13]],
  [
    "spoken languages (DATA-33)",
    values.spokenLanguages.rows,
    [106, 1, 4, 2, 3, 111, 112, 113, 114, 1251, 116],
  ],
  [
    "care skills, homework once (DATA-34, DATA-OP3, PROF-44)",
    values.careSkills.rows,
    [5, 107, 1252, 109, 108, 1253, 110],
  ],
  ["professional situations (DATA-35)", values.professionalSituations.rows, [0, 1, 2, 3, 4, 5, 6, 99]],
  ["childcare types (DATA-36)", experiences.childcareTypes.rows, [0, 1, 2, 3]],
  ["search frequencies (DATA-37)", values.searchFrequencies.rows, [1, 2, 4]],
  ["children counts (DATA-38)", experiences.childrenCounts.rows, [1, 2, 3, 4]],
  ["situations with the agency (DATA-44, DATA-OP2)", situations.currentSituations.rows, [0, 1, 2, 3, 4, 5]],
])("has these %s", (_, rows, expected) => {
  expect(rows.map(({ value }) => value)).toEqual(expected);
});
