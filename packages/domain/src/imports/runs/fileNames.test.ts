import { expect, it } from "vitest";
import { importFileNames, importFileTitle } from "./fileNames.ts";

it("says in both languages what the lines of each file are about, of each something else", () => {
  const titles = importFileNames.map(importFileTitle);
  expect(importFileTitle("factures.csv")).toEqual({
    fr: "factures et avoirs",
    en: "invoices and credit notes",
  });
  for (const locale of ["fr", "en"] as const)
    expect(new Set(titles.map((title) => title?.[locale])).size).toBe(importFileNames.length);
});

it("says nothing of a file that this version does not know", () => {
  expect(importFileTitle("autre.csv")).toBeNull();
});
