/** Writes a PDF of so many pages, each with one line of text. */
export function aPdf(pages: number): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids.join(" ")}]/Count ${pages}>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...kids.flatMap((_, index) => {
      const drawing = `BT /F1 24 Tf 72 700 Td (Words of page ${index + 1}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
        `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const end = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF`;
  return new TextEncoder().encode(text);
}

/** Loads what opens a PDF: the scripts of its own worker are none that a test waits for, and the first one would need them. */
export async function loadPdfReader(): Promise<void> {
  const { openPdf } = await import("../ui/reader/pdf.ts");
  (await openPdf(aPdf(1).buffer)).close();
}
