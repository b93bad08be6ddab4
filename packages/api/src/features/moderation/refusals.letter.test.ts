import { describe, expect, it } from "vitest";
import { rejectedLetter } from "../photos/review/rejected.letter.ts";
import { toCorrectLetter } from "../profile/advert/toCorrect.letter.ts";

const to = {
  firstName: "Ana",
  reason: "Trop sombre.",
  agency: "Agence Été",
  url: "https://portail.test/ici",
};

describe("the letter about what was refused", () => {
  it.each([
    [
      rejectedLetter,
      "fr",
      "Votre photo est refusée",
      "profil\u00a0: Trop sombre.",
      "Choisir une autre photo",
    ],
    [rejectedLetter, "en", "Your photo was rejected", "photo: Trop sombre.", "Choose another photo"],
    [
      toCorrectLetter,
      "fr",
      "Votre annonce est à corriger",
      "annonce\u00a0: Trop sombre.",
      "Corriger mon annonce",
    ],
    [toCorrectLetter, "en", "Your advert is to be corrected", "advert: Trop sombre.", "Correct my advert"],
  ] as const)(
    "says why, and where to mend it: %o in %s (MODER-09, MODER-10)",
    (write, locale, subject, why, button) => {
      const letter = write(locale, to);
      expect(letter.subject).toBe(subject);
      expect(letter.text).toContain(why);
      expect(letter.text).toContain(to.url);
      expect(letter.html).toContain(button);
    },
  );
});
