import { type Block, drawBeside } from "./beside.ts";
import { Letters } from "./letters.ts";
import { linesOf, type Setting } from "./lines.ts";
import { drawLines, foot, gap, ink, keep, lineHeight, margin, quiet, writtenWidth } from "./sheet.ts";
import { drawTable } from "./table.ts";
import type { PaperTable } from "./tableCells.ts";

/** What a paper is, apart from what it says. */
export interface Paper {
  readonly title: string;
  readonly author: string;
  /** The instant that it gives as its making: the same words and instant give the same bytes. */
  readonly madeAt: Date;
  /** Said at the foot of each page, before its number. */
  readonly foot: string;
  /** Files that travel inside it; with one it is PDF/A-3a, else PDF/A-2a. */
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly content: Buffer;
}

export type Fact = readonly [label: string, value: string];

/** Writes one below the other, read aloud in that order. */
export interface Pen {
  readonly title: (words: string) => void;
  readonly heading: (words: string) => void;
  readonly subheading: (words: string) => void;
  readonly paragraph: (words: string, size?: number) => void;
  /** Labels with what stands beside them. */
  readonly facts: (facts: readonly Fact[]) => void;
  /** A table below its heading. */
  readonly table: (table: PaperTable) => void;
  /** Blocks side by side, such as who writes and to whom. */
  readonly beside: (blocks: readonly Block[]) => void;
}

// It leaves beside it the room that a fingerprint usually takes.
const labelWidth = 126;
const few = 4;

/** Draws a paper of A4 pages in French, tagged and archivable, with its fonts inside. */
export async function drawPaper(paper: Paper, write: (pen: Pen) => void): Promise<Buffer> {
  // Loaded only where a paper is drawn.
  const { default: PDFDocument } = await import("pdfkit");
  const { attachments = [] } = paper;
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: margin, left: margin, right: margin, bottom: margin + foot },
    lang: "fr-FR",
    tagged: true,
    pdfVersion: "1.7",
    subset: attachments.length > 0 ? "PDF/A-3a" : "PDF/A-2a",
    displayTitle: true,
    bufferPages: true,
    // None: the default one would not be embedded.
    font: "",
    info: { Title: paper.title, Author: paper.author, CreationDate: paper.madeAt },
  });
  const drawn = pdf.toArray();
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const letters = new Letters(pdf);
  write(penOf(pdf, letters, root));
  root.end();
  writeFeet(pdf, letters, paper.foot);
  for (const attachment of attachments) attach(pdf, attachment, paper.madeAt);
  pdf.end();
  return Buffer.concat((await drawn) as Buffer[]);
}

function attach(pdf: PDFKit.PDFDocument, { content, ...attachment }: Attachment, madeAt: Date): void {
  // Its relationship, which PDF/A-3 asks for, is not in the types.
  const how = { ...attachment, relationship: "Data", creationDate: madeAt, modifiedDate: madeAt };
  pdf.file(content, how);
}

function penOf(pdf: PDFKit.PDFDocument, letters: Letters, root: PDFKit.PDFStructureElement): Pen {
  const width = writtenWidth(pdf);
  const say = (tag: string, words: string, setting: Omit<Setting, "width">, after: number) => {
    const lines = linesOf(pdf, letters, words, { ...setting, width });
    // A few lines stay together.
    if (lines.length <= few) keep(pdf, lines.length * lineHeight(setting.size));
    root.add(pdf.struct(tag, {}, () => drawLines(pdf, lines, margin, setting.size, ink)));
    pdf.y += after;
  };
  const heading = (words: string) => {
    keep(pdf, 90);
    pdf.y += 12;
    say("H2", words, { weight: 600, size: 13 }, 6);
  };
  return {
    title: (words) => say("H1", words, { weight: 600, size: 22 }, 8),
    heading,
    subheading: (words) => {
      keep(pdf, 50);
      pdf.y += 6;
      say("H3", words, { weight: 600, size: 10 }, 3);
    },
    paragraph: (words, size = 10) => say("P", words, { weight: 400, size }, 6),
    facts: (facts) => {
      // A few stay together, below their heading.
      if (facts.length <= few) keep(pdf, facts.length * (lineHeight(10) + 2));
      const list = pdf.struct("L");
      root.add(list);
      for (const fact of facts) drawFact(pdf, letters, list, fact);
      list.end();
      pdf.y += 4;
    },
    table: (table) => drawTable(pdf, letters, root, { ...table, writeHeading: heading }),
    beside: (blocks) => drawBeside(pdf, letters, root, blocks),
  };
}

function drawFact(
  pdf: PDFKit.PDFDocument,
  letters: Letters,
  list: PDFKit.PDFStructureElement,
  [label, value]: Fact,
): void {
  const setting = { weight: 400, size: 10 } as const;
  const width = writtenWidth(pdf) - labelWidth - gap;
  const labels = linesOf(pdf, letters, label, { ...setting, width: labelWidth });
  const values = linesOf(pdf, letters, value, { ...setting, width });
  const height = lineHeight(setting.size);
  keep(pdf, Math.max(labels.length, Math.min(values.length, 3)) * height);
  const item = pdf.struct("LI");
  list.add(item);
  const top = pdf.y;
  item.add(pdf.struct("Lbl", {}, () => drawLines(pdf, labels, margin, setting.size, quiet)));
  const below = pdf.y;
  pdf.y = top;
  const x = margin + labelWidth + gap;
  item.add(pdf.struct("LBody", {}, () => drawLines(pdf, values, x, setting.size, ink)));
  item.end();
  if (pdf.y > top) pdf.y = Math.max(pdf.y, below);
  pdf.y += 2;
}

function writeFeet(pdf: PDFKit.PDFDocument, letters: Letters, words: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    const setting = { weight: 400, size: 8 } as const;
    pdf.y = pdf.page.height - margin - lineHeight(setting.size);
    pdf.markContent("Artifact", { type: "Pagination" });
    const said = `${words} – page ${page + 1} sur ${count}`;
    const lines = linesOf(pdf, letters, said, { ...setting, width: writtenWidth(pdf) });
    drawLines(pdf, lines.slice(0, 1), margin, setting.size, quiet);
    pdf.endMarkedContent();
  }
}
