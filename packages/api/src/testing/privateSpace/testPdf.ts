import { PDF } from "@libpdf/core";
import type { FormField } from "../testForm.ts";

/** Makes a PDF of one page that says this. */
export async function pdfSaying(words: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage({ size: "a4" }).drawText(words, { x: 50, y: 700, size: 12 });
  return pdf.save();
}

/** The form that adds a document to a contract: its fields, and a PDF unless other bytes are given. */
export async function documentForm(
  fields: Readonly<Record<string, string>>,
  content?: Uint8Array,
): Promise<FormField[]> {
  const file = content ?? (await pdfSaying("Contrat"));
  return [
    ...Object.entries(fields).map(([name, value]) => ({ name, content: value })),
    { name: "file", content: file, fileName: "contrat.pdf", type: "image/png" },
  ];
}
