import { expect, test } from "vitest";
import { toDosWords } from "./toDos.texts.ts";

test("one thing to do and one other are said otherwise than several (TODO-15, TODO-16)", () => {
  const [fr, en] = [toDosWords("fr"), toDosWords("en")];
  expect([1, 2].map(fr.count)).toEqual(["1 chose à faire", "2 choses à faire"]);
  expect([1, 2].map(en.count)).toEqual(["1 thing to do", "2 things to do"]);
  expect([1, 2].map(fr.others)).toEqual(["Voir l’autre", "Voir les 2 autres"]);
  expect([1, 2].map(en.others)).toEqual(["Show 1 more", "Show 2 more"]);
});
