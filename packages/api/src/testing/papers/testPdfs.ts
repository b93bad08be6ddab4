import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawPaper } from "../../papers/drawPaper.ts";
import { run } from "./testPrograms.ts";

/** Writes bytes to a file of a folder of its own, and gives its path. */
export function onDisk(bytes: Uint8Array, name = "file.pdf"): string {
  const path = join(mkdtempSync(join(tmpdir(), "seal-")), name);
  writeFileSync(path, bytes);
  return path;
}

/** A contract of three pages. */
export const aContract = (): Promise<Buffer> =>
  drawPaper(
    { title: "Contrat", author: "Agence", madeAt: new Date("2026-11-20T08:00:00Z"), foot: "Contrat" },
    (pen) => {
      pen.title("Contrat de garde d’enfants");
      for (let article = 1; article <= 30; article += 1) {
        pen.heading(`Article ${article}`);
        pen.paragraph("Les parties conviennent de ce qui suit.");
      }
    },
  );

/** Writes a file anew as qpdf does with these options. */
export function byQpdf(bytes: Uint8Array, ...options: readonly string[]): Buffer {
  const from = onDisk(bytes);
  const { code, text } = run("qpdf", [...options, from, `${from}.out`]);
  if (code !== 0) throw new Error(text);
  return readFileSync(`${from}.out`);
}

/** Puts a PDF together from its objects, the first of them the catalog. */
export function pdfOf(objects: readonly string[], trailer = ""): Buffer {
  let text = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

/** A page of pdfOf’s, in the tree of pages at 2, with what else it says. */
export const pageOf = (more = "") =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Resources << >> ${more} >>`;

/** A PDF of one page whose catalog says more, with further objects from 4 on. */
export const aPdf = (catalog = "", page = "", ...more: readonly string[]): Buffer =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    pageOf(page),
    ...more,
  ]);

/** A PDF of one page that differs from others by these words. */
export const shortPdf = (words = ""): Buffer => aPdf("", `/Words (${words})`);

/** A PDF of so many pages, as programs write them: with branches, sizes and turns that a branch gives, content each. */
export function manyPages(count: number): Buffer {
  const branches = Math.ceil(count / 10);
  const kids = Array.from({ length: branches }, (_, at) => `${3 + at} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${count} /Rotate 90 /MediaBox [0 0 200 300] >>`,
  ];
  const firstPage = 3 + branches;
  for (let branch = 0; branch < branches; branch += 1) {
    const own = Array.from({ length: Math.min(10, count - branch * 10) }, (_, at) => branch * 10 + at);
    const pages = own.map((page) => `${firstPage + 2 * page} 0 R`).join(" ");
    const size = `/MediaBox [0 0 ${400 + branch} 500] /Rotate ${(branch % 4) * 90}`;
    objects.push(`<< /Type /Pages /Parent 2 0 R /Kids [${pages}] /Count ${own.length} ${size} >>`);
  }
  for (let page = 0; page < count; page += 1) {
    const branch = 3 + Math.floor(page / 10);
    const content = `BT /F 12 Tf 20 20 Td (Page ${page + 1}) Tj ET`;
    const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
    objects.push(
      `<< /Type /Page /Parent ${branch} 0 R /Resources << /Font << /F ${font} >> >> /Contents ${firstPage + 2 * page + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return pdfOf(objects);
}
