import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { expect, it, onTestFinished } from "vitest";
import { AgencyProblem } from "./readAgency.ts";
import { borrowedLegalTexts, readLegalTexts } from "./readLegalTexts.ts";

const agency = aShownAgency({ name: "Les Petits Pas" });

function folderWith(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-agency-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "legal"));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, "legal", name), text);
  return folder;
}

const text = (title: string) => `---\nupdated: 2026-11-20\n---\n# ${title}\n\nChez {{name}}.\n`;

it("has every page in both languages in the demonstration, with the agency’s name and no other", () => {
  const texts = readLegalTexts(null, agency);
  expect(texts["mentions-legales"].fr.html).toContain("Les Petits Pas");
  for (const page of Object.values(texts)) {
    for (const lang of ["fr", "en"] as const) {
      expect(page[lang].lang).toBe(lang);
      expect(page[lang].html).not.toMatch(/Ribambelle|\{\{/);
    }
  }
});

it("is the agency’s own over the demonstration’s, and French where it wrote no English (I18N-03)", () => {
  const folder = folderWith({ "cookies.fr.md": text("Nos cookies") });
  const texts = readLegalTexts(folder, agency);
  expect(texts.cookies.fr.html).toContain("<h1>Nos cookies</h1>");
  expect(texts.cookies.en).toMatchObject({ lang: "fr" });
  expect(texts.cookies.en.html).toContain('<p lang="en">This text is available in French only.</p>');
  expect(texts.accessibilite.en.lang).toBe("en");
  expect(borrowedLegalTexts(folder)).toEqual(["mentions-legales", "confidentialite", "accessibilite"]);
  expect(borrowedLegalTexts(null)).toHaveLength(4);
});

it("a legal text that cannot be used stops the start with its file", () => {
  const folder = folderWith({ "cookies.fr.md": text("Chez {{nous}}") });
  const read = () => readLegalTexts(folder, agency);
  expect(read).toThrow(AgencyProblem);
  expect(read).toThrow(/The file .*cookies\.fr\.md names \{\{nous\}\}/);
});
