import { alikeTexts, printedTexts } from "@ribambelle/domain/testing/printedTexts";
import { textProblems, textsOf, untranslated } from "@ribambelle/domain/testing/texts";
import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>(
  ["./**/*.texts.ts", "./app/menu.ts", "./app/legalPaths.ts"],
  { eager: true },
);
const { menuOf } = modules["./app/menu.ts"] as unknown as typeof import("./app/menu.ts");
const menus = { parent: menuOf("Parent", true), babysitter: menuOf("BabySitter", true) };
const texts = [
  ...Object.entries(modules).flatMap(([path, exported]) => textsOf(exported, path)),
  ...textsOf(menus, "menu"),
];

test("every text of the pages is there in both languages and written as French is (I18N-01, I18N-02, I18N-03)", () => {
  expect(texts.length).toBeGreaterThan(200);
  expect(textProblems(texts, printedTexts)).toEqual([]);
});

test("no text of the pages was left untranslated (I18N-02)", () => {
  expect(untranslated(texts, alikeTexts)).toEqual([]);
});
