/** Writes one line or paragraph of a document, under its tag and in its size. */
export type Say = (tag: "H1" | "H2" | "P", size: number, words: string) => void;

interface How {
  readonly title: string;
  /** The day on which it was made. */
  readonly today: string;
  /** In points. */
  readonly lineGap?: number;
  /** In lines. */
  readonly gapAfter?: number;
}

// The font that every PDF reader brings has neither the space inside amounts nor the true minus.
const inFont = (words: string) => words.replaceAll("\u202f", "\u00a0").replaceAll("\u2212", "-");

/** Draws a document of the demonstration agency as a tagged PDF file in French; the same words give the same bytes. */
export async function drawPdf(
  { title, today, lineGap = 0, gapAfter = 1 }: How,
  write: (say: Say) => void,
): Promise<Buffer> {
  // Loaded only where a file is drawn.
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
  const drawn = pdf.toArray();
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const say: Say = (tag, size, words) =>
    root.add(
      pdf.struct(tag, {}, () => void pdf.fontSize(size).text(inFont(words), { lineGap }).moveDown(gapAfter)),
    );
  say("P", 10, "Ribambelle Démo – 12 rue des Marronniers, 75000 Paris");
  write(say);
  say("P", 10, "Document de démonstration, sans valeur.");
  root.end();
  pdf.end();
  return Buffer.concat((await drawn) as Buffer[]);
}
