import { readingTexts } from "./readingTexts.ts";

/** Draws a document to read as a tagged PDF file in French; the same document gives the same bytes. */
export async function drawReading(fileName: string, title: string, today: string): Promise<Buffer> {
  const text = readingTexts[fileName];
  if (!text) throw new Error(`demonstration/documents-a-consulter.csv: ${fileName} has no text`);
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "A4",
    margin: 72,
    lang: "fr-FR",
    tagged: true,
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: title, Author: "Ribambelle Démo", CreationDate: new Date(`${today}T12:00:00Z`) },
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const say = (tag: "H1" | "H2" | "P", size: number, words: string) =>
    root.add(pdf.struct(tag, {}, () => void pdf.fontSize(size).text(words, { lineGap: 3 }).moveDown(0.6)));
  const drawn = pdf.toArray();
  say("P", 10, "Ribambelle Démo – 1 place de l’Exemple, 44000 Nantes");
  say("H1", 22, title);
  for (const [heading, ...paragraphs] of text) {
    say("H2", 16, heading);
    for (const paragraph of paragraphs) say("P", 13, paragraph);
  }
  say("P", 10, "Document de démonstration, sans valeur.");
  root.end();
  pdf.end();
  return Buffer.concat((await drawn) as Buffer[]);
}
