import { describe, expect, it } from "vitest";
import { renewalToDos } from "./renewal.toDos.ts";

const facts = {
  year: 2026,
  role: "Parent",
  isBegun: false,
  introductionFr: "Bonjour\u00a0!",
  introductionEn: "Hello!",
};
const read = (given: object = {}) => renewalToDos.answer.read({ ...facts, ...given });

describe("the answer for the new school year is to be given", () => {
  it.each([
    [{ role: "Parent" }, "/client/rentree-scolaire"],
    [{ role: "BabySitter" }, "/intervenant/rentree-scolaire"],
  ])("leads to the form of %j", (given, link) => {
    expect(read(given)?.link).toBe(link);
  });

  it("names the years of school that it is about, over a turn of the century too", () => {
    expect(read()?.title).toEqual({
      fr: expect.stringMatching(/2026.?[-–/].?2027$/),
      en: "Your plans for 2026–27",
    });
    expect(read({ year: 2099 })?.title.en).toBe("Your plans for 2099–00");
  });

  it.each([
    [{}, "Bonjour\u00a0!", "Hello!"],
    [{ introductionEn: null }, "Bonjour\u00a0!", "Bonjour\u00a0!"],
    [{ introductionFr: null, introductionEn: null }, "Dites-nous si vous", "Tell us whether you"],
    // Babysitters read it in the agency’s notice (DASH-12).
    [{ role: "BabySitter" }, "Le formulaire prend", "The form takes"],
    [{ isBegun: true }, "Votre réponse est commencée", "You have started your answer"],
    [{ isBegun: true, role: "BabySitter" }, "Votre réponse est commencée", "You have started your answer"],
  ])("has the agency’s words to families, where nothing was begun: %j", (given, fr, en) => {
    expect(read(given)?.text).toEqual({ fr: expect.stringContaining(fr), en: expect.stringContaining(en) });
  });
});
