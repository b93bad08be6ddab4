import { describe, expect, it } from "vitest";
import { anExperience, aProfile } from "../testing/profile.ts";
import { publicProfile } from "./publicProfile.rules.ts";
import { publicProfileSchema } from "./publicProfile.ts";

const person = { firstName: "Camille", lastName: "durand", age: 28, photoUrl: null };

describe("what families see of a profile", () => {
  it("is what the public profile declares, and nothing else (PROF-21)", () => {
    const shown = publicProfile(aProfile(), person);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(publicProfileSchema.shape).sort());
    const text = JSON.stringify(publicProfile(aProfile({ experiences: [anExperience()] }), person));
    for (const hidden of ["+33639981234", "Lilas", "69003", "1998-04-12", "201", "2024"]) {
      expect(text).not.toContain(hidden);
    }
  });

  it.each([
    ["Camille", "Durand", "Camille D."],
    ["Camille", "élan", "Camille É."],
    ["Camille", " 𝒟urand", "Camille 𝒟."],
    ["Camille", "  ", "Camille"],
  ])("shows %s %s as %s", (firstName, lastName, expected) => {
    expect(publicProfile(aProfile(), { ...person, firstName, lastName }).displayName).toBe(expected);
  });

  it("says whether it is published, and is the same when it is not (PROF-20, PROF-21)", () => {
    const texts = { advertTitle: "Un titre", advertDescription: "Une description" };
    const shown = publicProfile(aProfile({ ...texts, isPublished: true }), person);
    const hidden = publicProfile(aProfile({ ...texts, isPublished: false }), person);
    expect(shown).toMatchObject({ ...texts, isPublished: true, age: 28, city: "Lyon" });
    expect(hidden).toEqual({ ...shown, isPublished: false });
  });

  it("holds no contact, in whatever text it was typed (PROF-21)", () => {
    const typed = "Camille Durand, 12 rue des Lilas, 06 39 98 12 34, camille.durand@example.fr";
    const profile = aProfile({
      advertTitle: typed,
      advertDescription: typed,
      experiences: [anExperience({ description: typed }), anExperience({ description: null })],
    });
    const shown = publicProfile(profile, person);
    const masked = "Camille •••, •••, •••, •••";
    expect([shown.advertTitle, shown.advertDescription]).toEqual([masked, masked]);
    expect(shown.experiences.map(({ description }) => description)).toEqual([masked, null]);
  });
});
