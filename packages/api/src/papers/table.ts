import type { Letters } from "./letters.ts";
import { drawArtifact, drawLines, hairline, keep, margin, writtenWidth } from "./sheet.ts";
import { type Cell, type CellsOfRow, cellsOf, type PaperTable, padding } from "./tableCells.ts";

/** A table that is no higher stays on one page, in points. */
const mostInOnePiece = 260;
/** What a heading takes, in points. */
const headingHeight = 40;

/**
 * Draws a table below its heading, each row in one piece; on a further page the names of the columns are seen again, and not
 * heard.
 */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  letters: Letters,
  root: PDFKit.PDFStructureElement,
  { writeHeading, ...given }: PaperTable & { readonly writeHeading: (words: string) => void },
): void {
  const { head, rows } = cellsOf(pdf, letters, given);
  const whole = rows.reduce((sum, { height }) => sum + height, head.height);
  const least = head.height + (rows[0]?.height ?? 0);
  keep(pdf, headingHeight + (whole <= mostInOnePiece ? whole : least));
  writeHeading(given.title);
  const table = pdf.struct("Table", { title: given.title });
  root.add(table);
  writeHead(pdf, table, head);
  const body = pdf.struct("TBody");
  table.add(body);
  for (const row of rows) {
    if (keep(pdf, row.height)) drawArtifact(pdf, () => drawCells(pdf, head));
    writeRow(pdf, body, row);
  }
  table.end();
  pdf.y += 8;
}

function writeHead(
  pdf: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { cells, height }: CellsOfRow,
) {
  const head = pdf.struct("THead");
  table.add(head);
  const row = pdf.struct("TR");
  head.add(row);
  const top = pdf.y;
  for (const cell of cells) row.add(pdf.struct("TH", scoped("Column"), () => drawCell(pdf, cell, top)));
  head.end();
  pdf.y = top + height;
}

function writeRow(
  pdf: PDFKit.PDFDocument,
  body: PDFKit.PDFStructureElement,
  { cells, below, height }: CellsOfRow,
) {
  const top = pdf.y;
  drawArtifact(pdf, () => rule(pdf, top));
  const row = pdf.struct("TR");
  body.add(row);
  const [name, ...others] = cells;
  const drawName = () => {
    if (name) drawCell(pdf, name, top);
    if (below) drawCell(pdf, below, pdf.y - padding);
  };
  row.add(pdf.struct("TH", scoped("Row"), drawName));
  for (const cell of others) row.add(pdf.struct("TD", {}, () => drawCell(pdf, cell, top)));
  row.end();
  pdf.y = top + height;
}

function drawCells(pdf: PDFKit.PDFDocument, { cells, height }: CellsOfRow): void {
  const top = pdf.y;
  for (const cell of cells) drawCell(pdf, cell, top);
  pdf.y = top + height;
}

function drawCell(pdf: PDFKit.PDFDocument, { lines, x, size, colour }: Cell, top: number): void {
  pdf.y = top + padding;
  drawLines(pdf, lines, x, size, colour);
}

function rule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + writtenWidth(pdf), y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke();
}

// What pdfkit takes and says nothing of in its types: whose head a cell is.
const scoped = (scope: "Column" | "Row") => ({ scope }) as object;
