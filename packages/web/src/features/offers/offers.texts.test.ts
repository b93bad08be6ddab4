import { expect, test } from "vitest";
import { offerWords } from "./offers.texts.ts";

const [fr, en] = [offerWords("fr"), offerWords("en")];

test("no job, one and several match a week, as one says it (OFFER-04)", () => {
  expect([0, 1, 2].map(fr.fitting)).toEqual([
    "Aucune garde ne correspond encore à toutes vos disponibilités",
    "1 garde correspond à vos disponibilités",
    "2 gardes correspondent à vos disponibilités",
  ]);
  expect([0, 1, 2].map(en.fitting)).toEqual([
    "No job matches your whole week yet",
    "1 job matches your week",
    "2 jobs match your week",
  ]);
  expect([0, 1].map(fr.filter)).toEqual(["Filtrer", "Filtrer (1)"]);
  expect([0, 1].map(en.filter)).toEqual(["Filter", "Filter (1)"]);
});

test("an application is answered within one working day, or several (OFFER-07)", () => {
  expect([1, 2].map(fr.answered)).toEqual([
    "L’agence vous répond sous 1 jour ouvré",
    "L’agence vous répond sous 2 jours ouvrés",
  ]);
  expect([1, 2].map(en.answered)).toEqual([
    "The agency answers you within 1 working day",
    "The agency answers you within 2 working days",
  ]);
});
