/** The words of a document, to be drawn. */
export interface DrawnPage {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: string;
}

/** Draws a page as a tagged PDF file in French; the same page gives the same bytes. */
export type DrawPage = (page: DrawnPage) => Promise<Buffer>;

/** Makes the tool that draws pages of a day. */
export async function pageDrawer(today: string): Promise<DrawPage> {
  const { default: PDFDocument } = await import("pdfkit");
  return async (page) => {
    const pdf = new PDFDocument({
      size: "A4",
      margin: 72,
      lang: "fr-FR",
      tagged: true,
      pdfVersion: "1.7",
      displayTitle: true,
      info: { Title: page.title, Author: "Ribambelle Démo", CreationDate: new Date(`${today}T12:00:00Z`) },
    });
    const drawn = bytesOf(pdf);
    draw(pdf, page);
    pdf.end();
    return drawn;
  };
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function draw(pdf: PDFKit.PDFDocument, { title, facts, text }: DrawnPage): void {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const say = (tag: "H1" | "P", size: number, words: string) =>
    root.add(pdf.struct(tag, {}, () => void pdf.fontSize(size).text(words).moveDown()));
  say("P", 10, "Ribambelle Démo – 1 place de l’Exemple, 44000 Nantes");
  say("H1", 20, title);
  for (const [label, value] of facts) say("P", 12, `${label}\u00a0: ${value}`);
  say("P", 12, text);
  say("P", 10, "Document de démonstration, sans valeur.");
  root.end();
}
