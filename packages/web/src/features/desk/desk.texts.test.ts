import { expect, test } from "vitest";
import { deskWords } from "./desk.texts.ts";

test.each([
  [0, "aucun code", "no recovery codes", ", depuis aujourd’hui.", ", since today."],
  [1, "qu’un code", "only one recovery code", "depuis 1 jour.", "for 1 day."],
  [2, "que 2 codes", "only 2 recovery codes", "depuis 2 jours.", "for 2 days."],
])(
  "the desk says %i of codes and of days as one says them (STAFF-29, DESK-01)",
  (count, codes, inEnglish, oldest, oldestInEnglish) => {
    const [fr, en] = [deskWords("fr"), deskWords("en")];
    expect(fr.fewCodes(count)).toContain(codes);
    expect(en.fewCodes(count)).toContain(inEnglish);
    expect(fr.oldest(count)).toContain(oldest);
    expect(en.oldest(count)).toContain(oldestInEnglish);
  },
);

test("the desk says since when something waits, and by how much it is late, from one day on (DESK-01)", () => {
  const [fr, en] = [deskWords("fr"), deskWords("en")];
  expect([0, 1, 2].map(fr.since)).toEqual(["depuis aujourd’hui", "depuis 1 jour", "depuis 2 jours"]);
  expect([0, 1, 2].map(en.since)).toEqual(["since today", "for 1 day", "for 2 days"]);
  expect([1, 2].map(fr.late)).toEqual(["en retard de 1 jour", "en retard de 2 jours"]);
  expect([1, 2].map(en.late)).toEqual(["1 day late", "2 days late"]);
  expect(fr.waiting("1", true)).toBe("1 chose attend l’agence");
  expect(en.waiting("1", true)).toBe("1 thing is waiting for the agency");
});
