import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { countProblems } from "./testing/counts.ts";
import { factProblems } from "./testing/facts.ts";
import { namingProblems } from "./testing/named.ts";
import { alikeTexts, printedTexts, saidAlike } from "./testing/printedTexts.ts";
import { mixedUp, saidBy, textProblems, untranslated, writtenIn } from "./testing/texts.ts";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => /^(?!testing).*\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file),
);
const written = (
  await Promise.all(
    files.map(async (file) =>
      writtenIn((await import(/* @vite-ignore */ `./${file}?all`)) as Record<string, unknown>, file),
    ),
  )
).flat();
const texts = written.flatMap(saidBy);

it("writes every text in both languages, and French as French is written (I18N-01, I18N-02, I18N-03)", () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(textProblems(texts, printedTexts)).toEqual([]);
});

it("leaves no text untranslated (I18N-02)", () => {
  expect(untranslated(texts, alikeTexts)).toEqual([]);
});

it("puts no text in the place of another (I18N-02)", () => {
  expect(mixedUp(texts, saidAlike)).toEqual([]);
});

it("says how many in every plural, and begins it at two (I18N-01)", () => {
  expect(countProblems(written)).toEqual([]);
});

it("says in each language the facts that it says in the other (I18N-02)", () => {
  expect(factProblems(written)).toEqual([]);
});

it("names in each language what it names in the other (I18N-02)", () => {
  expect(namingProblems(written)).toEqual([]);
});
