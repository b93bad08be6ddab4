import { describe, expect, it } from "vitest";
import { anExperience, aProfile } from "../testing/profile.ts";
import {
  type Completable,
  completionRate,
  isLocked,
  missingSections,
  profileSections,
  type SectionName,
} from "./profileSections.ts";

const slot = { id: 1, day: 1, startTime: "16:30", endTime: "19:00" } as const;
const whole: Partial<Completable> = {
  hasPhoto: true,
  advertTitle: "Étudiante douce et patiente",
  advertDescription: "Je garde des enfants.",
  availabilities: [slot],
  searchFrequency: 1,
  isAvailableForHousework: false,
  professionalSituation: 99,
  experiences: [anExperience()],
  specificDiplomas: [1242],
  hasDrivingLicence: false,
  spokenLanguages: [106],
};
const names = Object.keys(profileSections) as SectionName[];

describe("how complete a profile is", () => {
  it("is nought when nothing was said, and 100 when everything was (PROF-06, PROF-OP1)", () => {
    expect(completionRate(aProfile())).toBe(0);
    expect(missingSections(aProfile())).toEqual(names);
    expect(completionRate(aProfile(whole))).toBe(100);
    expect(missingSections(aProfile(whole))).toEqual([]);
  });

  it("is ten items of ten percent (PROF-OP1)", () => {
    expect(Object.values(profileSections).map(({ weight }) => weight)).toEqual(Array(10).fill(10));
  });

  it.each<[SectionName, Partial<Completable>, string]>([
    ["photo", { hasPhoto: true }, "a photo was sent"],
    ["advert", { advertTitle: "a", advertDescription: "b" }, "the advert has both texts"],
    ["availabilities", { availabilities: [slot] }, "one availability is given"],
    ["searchFrequency", { searchFrequency: 4 }, "a frequency is ticked"],
    ["services", { isAvailableForHousework: false }, "housework was answered, were it no"],
    ["situation", { professionalSituation: 3 }, "a situation is kept, were it no longer offered"],
    ["experiences", { experiences: [anExperience()] }, "one experience is told"],
    ["education", { educationLevel: 1262 }, "a level is said, were it none"],
    ["education", { educationTheme: 55 }, "a theme is said"],
    ["education", { specificDiplomas: [1250] }, "a diploma is said"],
    ["transport", { hasDrivingLicence: false }, "the licence was answered, were it no"],
    ["languages", { spokenLanguages: [116] }, "one language is spoken"],
  ])("gains %s when %j: %s (PROF-06, PROF-OP1)", (name, given) => {
    const profile = aProfile(given);
    expect(completionRate(profile)).toBe(10);
    expect(missingSections(profile)).toEqual(names.filter((other) => other !== name));
  });

  it.each<[Partial<Completable>]>([
    [{ advertTitle: "Un titre" }],
    [{ advertDescription: "Une description" }],
    [{ advertTitle: " ", advertDescription: " " }],
    [{ hasIroningOption: false }],
    [{ canConveyChildren: true }],
    [{ isPublished: true }],
    [{ city: null, phoneNumber: null }],
  ])("gains nothing by %j (PROF-OP1)", (given) => {
    expect(completionRate(aProfile(given))).toBe(0);
  });
});

it.each([false, true])(
  "locks experiences and education, and nothing else, after the interview: %s (PROF-64, PROF-65)",
  (hasBeenInterviewed) => {
    expect(names.filter((name) => isLocked(name, { hasBeenInterviewed }))).toEqual(
      hasBeenInterviewed ? ["experiences", "education"] : [],
    );
  },
);

it("has a section for all that a babysitter manages (PROF-75, PROF-08)", () => {
  expect(names).toEqual([
    "photo",
    "advert",
    "availabilities",
    "searchFrequency",
    "services",
    "situation",
    "experiences",
    "education",
    "transport",
    "languages",
  ]);
});
