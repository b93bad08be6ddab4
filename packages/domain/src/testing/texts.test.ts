import { expect, it } from "vitest";
import { catalogue } from "../kernel/texts.ts";
import { textProblems, textsOf, untranslated } from "./texts.ts";

const problemsOf = (fr: string) => textProblems([{ where: "ici", fr, en: "Text" }], new Set());

it.each([
  ["", "ici: is empty: "],
  ["l'agence", "ici: has a straight apostrophe in French: l'agence"],
  ["Pourquoi ?", "ici: lacks a no-break space before a sign: Pourquoi ?"],
  ["Pourquoi?", "ici: lacks a no-break space before a sign: Pourquoi?"],
  ["Voici : cela", "ici: lacks a no-break space before a sign: Voici : cela"],
  ["Voici: cela", "ici: lacks a no-break space before a colon: Voici: cela"],
  ["« oui\u00a0»", "ici: lacks a no-break space inside « »: « oui\u00a0»"],
  ["deux  espaces", "ici: has two spaces: deux  espaces"],
])("finds what is wrong with %j", (fr, problem) => {
  expect(problemsOf(fr)).toEqual([problem]);
});

it.each([
  "L’agence vous répond\u00a0: «\u00a0oui\u00a0»\u00a0!",
  "https://exemple.fr?x=1",
  "de 9:30 à 12:00",
])("finds nothing wrong with %s", (fr) => {
  expect(problemsOf(fr)).toEqual([]);
});

it("reads every text of a module: catalogues, sentences made by functions, tables and lists", () => {
  const words = catalogue({
    fr: { hello: "Bonjour", count: (n: number) => `${n} contrats`, deep: { kept: "Gardé" } },
    en: { hello: "Hello", deep: {} },
  });
  const found = textsOf(
    { words, table: { one: { fr: "un", en: "one" } }, list: [{ fr: "a", en: "b" }] },
    "m",
  );
  expect(found).toContainEqual({ where: "m words.hello", fr: "Bonjour", en: "Hello" });
  expect(found).toContainEqual({ where: "m words.count", fr: "3 contrats", en: "3 contrats" });
  expect(found).toContainEqual({ where: "m table.one", fr: "un", en: "one" });
  expect(found).toContainEqual({ where: "m list.0", fr: "a", en: "b" });
  expect(untranslated(found, new Set(["3 contrats"]))).toContain("m words.deep.kept: Gardé");
});
