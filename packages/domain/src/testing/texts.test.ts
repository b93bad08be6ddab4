import { expect, it } from "vitest";
import { catalogue } from "../kernel/texts.ts";
import { countProblems } from "./counts.ts";
import { factProblems } from "./facts.ts";
import { namingProblems } from "./named.ts";
import { mixedUp, textProblems, textsOf, untranslated, writtenIn } from "./texts.ts";

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

it("finds a text that stands in the place of another of its catalogue, in one language", () => {
  const words = catalogue({
    fr: { open: "Ouvrir", close: "Fermer", shut: "Fermer", lost: "Perdu", gone: "Perdu" },
    en: { open: "Close", close: "Close", shut: "Close", lost: "Lost", gone: "Gone" },
  });
  const others = catalogue({ fr: { read: "Lire" }, en: { read: "Close" } });
  const found = textsOf({ words, others }, "m");
  expect(mixedUp(found, new Set())).toEqual([
    "m words.gone: says the same as m words.lost: Perdu",
    "m words.close: says the same as m words.open: Close",
    "m words.shut: says the same as m words.open: Close",
  ]);
  expect(mixedUp(found, new Set(["Close", "Perdu"]))).toEqual([]);
});

const problemsOfCount = (en: (...given: never[]) => string) =>
  countProblems(
    writtenIn({ words: catalogue({ fr: { many: "plusieurs" }, en: { many: en as never } }) }, "m"),
  );

it.each<[string, (count: number) => string, string]>([
  [
    "a plural that begins at three",
    (count) => `${count} ${count > 2 ? "contracts" : "contract"}`,
    "m words.many (en, a number): two are not said as three: 2 contract",
  ],
  [
    "a plural for one",
    (count) => `${count} ${count > 0 ? "contracts" : "contract"}`,
    "m words.many (en, a number): one is said as several: 1 contracts",
  ],
  [
    "a plural of one",
    (count) => `${count} ${count === 1 ? "contracts" : "contract"}`,
    "m words.many (en, a number): one is said as several: 1 contracts",
  ],
  [
    "a plural that says no number",
    (count) => (count === 1 ? "1 contract" : "Contracts"),
    "m words.many (en, a number): does not say how many: Contracts",
  ],
  ["a good plural", (count) => `${count} ${count > 1 ? "people" : "person"}`, ""],
  ["a year", (year) => `${year} - ${year + 1}`, ""],
])("knows %s where it counts", (_what, en, problem) => {
  expect(problemsOfCount(en).find((line) => line.includes("a number")) ?? "").toBe(problem);
});

it("knows what counts badly where it is told whether it is one", () => {
  const swapped = (count: string, isOne: boolean) => (isOne ? `${count} people are new` : "1 person is new");
  expect(problemsOfCount(swapped)).toEqual([
    "m words.many (en, a text): does not say how many: 1 person is new",
  ]);
});

it("knows which fact one language leaves out", () => {
  const words = catalogue({
    fr: {
      hello: (name: string) => `Bonjour ${name}`,
      left: (count: number, of: string) => `${count} de ${of}`,
      many: (count: number) => `${count.toLocaleString("fr")} lignes`,
    },
    en: {
      hello: () => "Hello",
      left: (count, of) => `${of}: ${count}`,
      many: (count) => `${count.toLocaleString("en")} lines`,
    },
  });
  expect(factProblems(writtenIn({ words }, "m"))).toContain("m words.hello: Bonjour Camille / Hello");
  expect(factProblems(writtenIn({ words }, "m")).filter((line) => !line.includes("hello"))).toEqual([]);
});

it.each([
  ["Votre contrat est signé.", "Your contract is signed.", []],
  ["Votre contrat est signé.", "Your invoice is signed.", ["contrat*"]],
  ["Répondez avant lundi.", "Please answer after Monday.", ["avant"]],
  ["Rien n’a été envoyé.", "Everything was sent.", ["rien"]],
  ["Le Parcours a repris.", "The path goes on.", []],
])("knows what is not named in English: %s / %s", (fr, en, things) => {
  const found = namingProblems([{ where: "m", fr, en }]);
  expect(found).toEqual(things.map((thing) => `m: ${thing}: ${fr} / ${en}`));
});
