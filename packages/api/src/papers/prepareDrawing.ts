import { drawPaper, type Pen } from "./drawPaper.ts";

/**
 * Loads what draws papers, and opens the fonts that nearly all of them need: the first paper that somebody asks for then takes as long as
 * any other, not twice as long (BILLS-26).
 */
export async function prepareDrawing(): Promise<void> {
  const madeAt = new Date(0);
  await drawPaper({ title: "Essai", author: "Essai", madeAt, foot: "Essai" }, write);
}

function write(pen: Pen): void {
  pen.title("Essai");
  pen.beside([{ over: "De", name: "Essai", lines: ["12 rue des Marronniers"] }]);
  pen.facts([["Émise le", "5 novembre 2026"]]);
  const columns = [
    { name: "Prestation", part: 1 },
    { name: "Montant TTC", part: 1, isAmount: true },
  ];
  pen.table({ title: "Prestations", columns, rows: [{ cells: ["Garde", "1 234,50 €"], isSum: true }] });
  pen.paragraph("Essai", 8);
}
