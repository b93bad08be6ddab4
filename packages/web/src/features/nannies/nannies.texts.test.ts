import { expect, test } from "vitest";
import { nannyWords } from "./nannies.texts.ts";

const [fr, en] = [nannyWords("fr"), nannyWords("en")];
const counts = [0, 1, 2] as const;
const several = [1, 2] as const;

test("no nanny, one and several publish their advert, as one says it (NANNY-03)", () => {
  expect(counts.map(fr.nannies)).toEqual([
    "Aucune nounou ne publie son annonce",
    "1 nounou publie son annonce",
    "2 nounous publient leur annonce",
  ]);
  expect(counts.map(en.nannies)).toEqual([
    "No nanny has published an advert",
    "1 nanny has published an advert",
    "2 nannies have published an advert",
  ]);
  expect(several.map(fr.profiles)).toEqual(["1 profil", "2 profils"]);
  expect(several.map(en.profiles)).toEqual(["1 profile", "2 profiles"]);
  expect(counts.map(fr.filter)).toEqual(["Filtrer", "Filtrer (1)", "Filtrer (2)"]);
  expect(counts.map(en.filter)).toEqual(["Filter", "Filter (1)", "Filter (2)"]);
});

test("one saved advert that is gone is said otherwise than several (NANNY-13)", () => {
  expect(several.map(fr.gone)).toEqual([
    "Cette annonce n’est plus publiée.",
    "2 de vos annonces gardées ne sont plus publiées.",
  ]);
  expect(several.map(fr.letGo)).toEqual(["La retirer de ma liste", "Les retirer de ma liste"]);
  expect(several.map(fr.letGoDone)).toEqual([
    "L’annonce est retirée de votre liste.",
    "Les annonces sont retirées de votre liste.",
  ]);
  expect(several.map(en.gone)).toEqual([
    "This advert is no longer published.",
    "2 adverts that you saved are no longer published.",
  ]);
  expect(several.map(en.letGo)).toEqual(["Take it off my list", "Take them off my list"]);
  expect(several.map(en.letGoDone)).toEqual([
    "The advert is off your list.",
    "The adverts are off your list.",
  ]);
});
