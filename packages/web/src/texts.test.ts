import { countProblems } from "@ribambelle/domain/testing/counts";
import { factProblems } from "@ribambelle/domain/testing/facts";
import { namingProblems } from "@ribambelle/domain/testing/named";
import { alikeTexts, printedTexts, saidAlike } from "@ribambelle/domain/testing/printedTexts";
import {
  mixedUp,
  saidBy,
  textProblems,
  textsOf,
  untranslated,
  writtenIn,
} from "@ribambelle/domain/testing/texts";
import { expect, test } from "vitest";
import { pages } from "./app/routes/pages.ts";
import type { AppPage } from "./routing/page.ts";

const modules = import.meta.glob<Record<string, unknown>>("./**/*.texts.ts", { eager: true });
const pageTexts = Object.fromEntries(
  pages.map(({ path, title, menu }: Pick<AppPage, "path" | "title" | "menu">) => [path, { title, menu }]),
);
const written = Object.entries(modules).flatMap(([path, exported]) => writtenIn(exported, path));
const texts = [...written.flatMap(saidBy), ...textsOf(pageTexts, "page")];

test("every text of the pages is there in both languages and written as French is (I18N-01, I18N-02, I18N-03)", () => {
  expect(texts.length).toBeGreaterThan(200);
  expect(textProblems(texts, printedTexts)).toEqual([]);
});

test("no text of the pages was left untranslated (I18N-02)", () => {
  expect(untranslated(texts, alikeTexts)).toEqual([]);
});

test("no text of the pages is in the place of another (I18N-02)", () => {
  expect(mixedUp(texts, saidAlike)).toEqual([]);
});

test("every plural of the pages says how many, and begins at two (I18N-01)", () => {
  expect(countProblems(written)).toEqual([]);
});

test("each language of the pages says the facts that the other says (I18N-02)", () => {
  expect(factProblems(written)).toEqual([]);
});

test("each language of the pages names what the other names (I18N-02)", () => {
  expect(namingProblems(written)).toEqual([]);
});
