import type { LineProblem } from "@ribambelle/domain/imports/problem";
import { type FileResult, readDocumentFile, wrongFile } from "./documentFile.ts";

/** A PDF that can be read: its bytes and how many pages it has; or why a line cannot have it. */
export type PdfResult =
  | { readonly content: Buffer; readonly pageCount: number; readonly problem?: undefined }
  | { readonly content?: undefined; readonly problem: LineProblem };

/** Reads a PDF as `readDocumentFile` does, and refuses one whose pages cannot be read, or that is encrypted (SPACE-29). */
export async function readPdfFile(folder: string, inside: string, fileName: string): Promise<PdfResult> {
  const read: FileResult = await readDocumentFile(folder, inside, fileName);
  if (read.problem) return read;
  const pages = await pagesOfPdf(read.content);
  return typeof pages === "string" ? wrongFile(pages) : { content: read.content, pageCount: pages };
}

/** Gives how many pages a PDF has; why it is none that can be read, or is encrypted. */
export async function pagesOfPdf(content: Uint8Array): Promise<number | "file-not-pdf" | "file-encrypted"> {
  // Loaded only where a file is read: it takes 20 MB of memory.
  const { PDF } = await import("@libpdf/core");
  try {
    const pdf = await PDF.load(content);
    if (pdf.isEncrypted) return "file-encrypted";
    const pageCount = pdf.getPageCount();
    return pageCount > 0 ? pageCount : "file-not-pdf";
  } catch {
    return "file-not-pdf";
  }
}
