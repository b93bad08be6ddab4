import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { alikeTexts, printedTexts } from "./testing/printedTexts.ts";
import { textProblems, textsOf, untranslated } from "./testing/texts.ts";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => /^(?!testing).*\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file),
);
const texts = (
  await Promise.all(
    files.map(async (file) =>
      textsOf((await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>, file),
    ),
  )
).flat();

it("writes every text in both languages, and French as French is written (I18N-01, I18N-02, I18N-03)", () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(textProblems(texts, printedTexts)).toEqual([]);
});

it("leaves no text untranslated (I18N-02)", () => {
  expect(untranslated(texts, alikeTexts)).toEqual([]);
});
