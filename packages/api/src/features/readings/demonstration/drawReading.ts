import { drawPdf } from "../../../demonstrating/drawPdf.ts";
import { readingTexts } from "./readingTexts.ts";

/** Draws a document to read as a PDF file. */
export function drawReading(fileName: string, title: string, today: string): Promise<Buffer> {
  const text = readingTexts[fileName];
  if (!text) throw new Error(`demonstration/documents-a-consulter.csv: ${fileName} has no text`);
  return drawPdf({ title, today, lineGap: 3, gapAfter: 0.6 }, (say) => {
    say("H1", 22, title);
    for (const [heading, ...paragraphs] of text) {
      say("H2", 16, heading);
      for (const paragraph of paragraphs) say("P", 13, paragraph);
    }
  });
}
