import type { Letters } from "./letters.ts";
import { linesOf } from "./lines.ts";
import { drawLines, gap, ink, keep, lineHeight, margin, quiet, writtenWidth } from "./sheet.ts";

/** Lines of one who is named, such as a name and an address. */
export interface Block {
  /** Said above in small, e.g. "Facturé à". */
  readonly over?: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const size = 10;
const small = 9;

/** Draws blocks side by side, as wide as each other; they are read one after the other. */
export function drawBeside(
  pdf: PDFKit.PDFDocument,
  letters: Letters,
  root: PDFKit.PDFStructureElement,
  blocks: readonly Block[],
): void {
  const width = (writtenWidth(pdf) - gap * (blocks.length - 1)) / blocks.length;
  const laid = blocks.map(({ over, name, lines }) => {
    const said = [
      ...(over ? [{ words: over, size: small, weight: 400, colour: quiet } as const] : []),
      { words: name, size: size + 1, weight: 600, colour: ink } as const,
      ...lines.map((words) => ({ words, size, weight: 400, colour: ink }) as const),
    ];
    return said.map((one) => ({ ...one, lines: linesOf(pdf, letters, one.words, { ...one, width }) }));
  });
  const heightOf = (block: (typeof laid)[number]) =>
    block.reduce((sum, one) => sum + one.lines.length * lineHeight(one.size), 0);
  const height = Math.max(...laid.map(heightOf));
  keep(pdf, height);
  const top = pdf.y;
  laid.forEach((block, at) => {
    pdf.y = top;
    const section = pdf.struct("Sect");
    root.add(section);
    const x = margin + at * (width + gap);
    for (const one of block)
      section.add(pdf.struct("P", {}, () => drawLines(pdf, one.lines, x, one.size, one.colour)));
    section.end();
  });
  pdf.y = top + height + 10;
}
