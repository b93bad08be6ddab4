import { expect, it } from "vitest";
import { photoToDos } from "../photos/photo.toDos.ts";
import { profileToDos } from "./profile.toDos.ts";

interface Given {
  [field: string]: unknown;
}
const whole: Given = {
  hasPhoto: true,
  isPhotoRefused: false,
  hasBeenInterviewed: false,
  advertTitle: "Une nounou",
  advertDescription: "Douce et ponctuelle",
  availabilities: { length: 1 },
  searchFrequency: 1,
  isAvailableForHousework: false,
  professionalSituation: 1,
  experiences: { length: 1 },
  educationLevel: 49,
  educationTheme: null,
  specificDiplomas: { length: 0 },
  hasDrivingLicence: false,
  spokenLanguages: { length: 1 },
};
const said = (given: Given) => profileToDos.complete.read({ ...whole, ...given })?.text.fr ?? null;

it.each<[string, Given, string | null]>([
  ["nothing lacks", {}, null],
  [
    "one section lacks",
    { searchFrequency: 0 },
    "Il est complet à 90\u00a0%. Prochaine étape\u00a0: choisissez la fréquence recherchée.",
  ],
  [
    "several lack",
    { hasPhoto: false, advertTitle: null, spokenLanguages: { length: 0 } },
    "Il est complet à 70\u00a0%. Prochaine étape\u00a0: ajoutez votre photo.",
  ],
  [
    "a refused photo lacks, and something else",
    { hasPhoto: false, isPhotoRefused: true, advertTitle: null },
    "Il est complet à 80\u00a0%. Prochaine étape\u00a0: rédigez votre annonce.",
  ],
  [
    "all lacks",
    {
      hasPhoto: false,
      advertTitle: null,
      advertDescription: null,
      availabilities: { length: 0 },
      searchFrequency: 0,
      isAvailableForHousework: null,
      professionalSituation: 0,
      experiences: { length: 0 },
      educationLevel: null,
      educationTheme: null,
      hasDrivingLicence: null,
      spokenLanguages: { length: 0 },
    },
    "Il est à commencer. Prochaine étape\u00a0: ajoutez votre photo.",
  ],
  ["a refused photo alone lacks", { hasPhoto: false, isPhotoRefused: true }, null],
  [
    "the experiences lack",
    { experiences: { length: 0 } },
    "Il est complet à 90\u00a0%. Prochaine étape\u00a0: ajoutez une expérience.",
  ],
  ["only what the agency fills in lacks", { hasBeenInterviewed: true, experiences: { length: 0 } }, null],
])("where %s a babysitter reads what comes next, or has nothing to do (TODO-09)", (_, given, text) => {
  expect(said(given)).toBe(text);
});

it("lets the profile and the refused photo be put off (TODO-24)", () => {
  expect([profileToDos.complete.canWait, photoToDos.choose.canWait]).toEqual([true, true]);
});
