import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import { describe, expect, it } from "vitest";
import { hasPrograms, run } from "../testing/papers/testPrograms.ts";
import { drawPaper, type Paper, type Pen } from "./drawPaper.ts";

const paper: Paper = {
  title: "Essai",
  author: "Ribambelle",
  madeAt: new Date("2026-11-22T17:04:00Z"),
  foot: "Essai",
};
const names = "Łukasz Çağlar Αθηνά Иванова";
const hash = "0123456789abcdef".repeat(8);

const begin = (pen: Pen) => {
  pen.title(names);
  pen.heading(names);
  pen.paragraph(`${names} Nguyễn Ÿ œ € 18\u202fh\u00a004 ${"Une phrase qui revient à la ligne. ".repeat(8)}`);
  pen.facts([["Empreinte", hash]]);
};
const write = (pen: Pen) => {
  begin(pen);
  for (let line = 1; line <= 60; line += 1) pen.facts([[`Ligne ${line}`, `Valeur ${line}`]]);
  // Longer than what is left of a page.
  pen.facts([["Long", "Une valeur de plusieurs lignes. ".repeat(120)]]);
  pen.paragraph("Un paragraphe de plusieurs lignes. ".repeat(120));
};

async function onDisk(bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "paper-")), "paper.pdf");
  await writeFile(path, bytes);
  return path;
}

describe("a paper", () => {
  it("is the same bytes for the same words", async () => {
    expect((await drawPaper(paper, write)).equals(await drawPaper(paper, write))).toBe(true);
  });

  it("loses no letter of a name, in bold or not, whatever its alphabet (BILLS-28)", async () => {
    const pdf = await PDF.load(await drawPaper(paper, write), { lenient: false });
    const text = pdf.extractText()[0]?.text.replaceAll(/\s/g, "") ?? "";
    expect(text.split(names.replaceAll(" ", "")).length - 1).toBe(3);
    expect(text).toContain("NguyễnŸœ€18h04");
  });

  // The signs of the second are parts of those of the first; no other test draws them.
  it("keeps the letters of the next paper to be read, whatever the one before it drew (BILLS-28)", async () => {
    for (const words of ["Ѷ Ӛ", "Ѵ Ә"]) {
      const bytes = await drawPaper(paper, (pen) => pen.paragraph(words));
      const pdf = await PDF.load(bytes, { lenient: false });
      expect(pdf.extractText()[0]?.text).toContain(words);
    }
  });

  it.each([
    ["محمد", "[U+0645][U+062D][U+0645][U+062F]"],
    ["\u202eevil", "[U+202E]evil"],
    ["😀", "[U+1F600]"],
    ["e\u0301te\u0301", "été"],
  ])("says by its number a letter that no font has: %s (BILLS-28)", async (words, printed) => {
    const pdf = await PDF.load(await drawPaper(paper, (pen) => pen.paragraph(words)), { lenient: false });
    expect(pdf.extractText()[0]?.text).toContain(printed);
  });

  it("goes on over pages, each with its number and how many there are", async () => {
    const pdf = await PDF.load(await drawPaper(paper, write), { lenient: false });
    const pages = pdf.extractText().map(({ text }) => text);
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((text, at) => {
      expect(text).toContain(`Essai – page ${at + 1} sur ${pages.length}`);
    });
    for (let line = 1; line <= 60; line += 1) expect(pages.join("\n")).toContain(`Valeur ${line}`);
  });
});

describe.skipIf(!hasPrograms("pdftotext", "pdffonts", "pdfinfo", "qpdf"))(
  "a paper, by poppler and qpdf",
  () => {
    it("is tagged, archivable French whose fonts are inside, each letter with its meaning", async () => {
      const path = await onDisk(await drawPaper(paper, write));
      expect(run("qpdf", ["--check", path]).code).toBe(0);
      const about = run("pdfinfo", [path]).text;
      expect(about).toMatch(/Tagged: +yes/);
      const metadata = run("pdfinfo", ["-meta", path]).text;
      expect(metadata).toContain("<pdfaid:part>2</pdfaid:part>");
      expect(metadata).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
      const fonts = run("pdffonts", [path]).text.trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(2);
      for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
      expect(run("pdftotext", [path, "-"]).text).toContain(names);
    });

    it("is read aloud in its order, a value that is too long for a line in one piece", async () => {
      // It draws a page again for each of its pieces.
      const structure = run("pdfinfo", ["-struct-text", await onDisk(await drawPaper(paper, begin))]).text;
      expect(structure.replaceAll(/\s+/g, " ")).toContain(`LBody (block) "${hash}"`);
      const order = ["H1", "H2", " P ", " L "].map((tag) => structure.indexOf(tag));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    });

    it("carries files inside, as PDF/A-3", async () => {
      const content = Buffer.from('{"a":1}');
      const attachments = [
        { name: "chaîne.json", type: "application/json", description: "La chaîne", content },
      ];
      const path = await onDisk(await drawPaper({ ...paper, attachments }, write));
      expect(run("pdfinfo", ["-meta", path]).text).toContain("<pdfaid:part>3</pdfaid:part>");
      expect(run("pdfdetach", ["-list", path]).text).toContain("chaîne.json");
      expect(run("qpdf", ["--check", path]).code).toBe(0);
    });
  },
);
