import type { Line } from "./lines.ts";

/** Points around what is written, and above the foot of the page. */
export const margin = 44;
export const foot = 28;
/** Points between what stands side by side. */
export const gap = 14;

export const ink = "#1f2937";
export const quiet = "#4b5563";
export const hairline = "#d1d5db";

const leading = 1.35;

/** Gives how high a line of that size is, in points. */
export const lineHeight = (size: number): number => size * leading;

/** Gives how wide a page is between its margins. */
export const writtenWidth = (pdf: PDFKit.PDFDocument): number => pdf.page.width - 2 * margin;

/** Goes to a new page unless so much room is left on this one; true where it did. */
export function keep(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= pdf.page.maxY()) return false;
  pdf.continueOnNewPage();
  return true;
}

/** Draws lines below each other from where the pen is, which is then below them. */
export function drawLines(
  pdf: PDFKit.PDFDocument,
  lines: readonly Line[],
  x: number,
  size: number,
  colour: string,
): void {
  for (const line of lines) {
    keep(pdf, lineHeight(size));
    const { y } = pdf;
    pdf.fillColor(colour).fontSize(size);
    // From one baseline, however high the letters of each font are.
    const how = { lineBreak: false, baseline: -size };
    for (const run of line) pdf.font(run.font).text(run.words, x + run.x, y, how);
    pdf.y = y + lineHeight(size);
  }
}

/** Draws what only looks: nobody who hears the paper hears of it. */
export function drawArtifact(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}
