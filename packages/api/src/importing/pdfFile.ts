import type { PDF, PdfObject, PdfRef } from "@libpdf/core";
import type { LineProblem } from "@ribambelle/domain/imports/problem";
import { type FileResult, readDocumentFile, wrongFile } from "./documentFile.ts";

/** A PDF that can be read: its bytes and how many pages it has; or why a line cannot have it. */
export type PdfResult =
  | { readonly content: Buffer; readonly pageCount: number; readonly problem?: undefined }
  | { readonly content?: undefined; readonly problem: LineProblem };

/** Reads a PDF as `readDocumentFile` does, and refuses one whose pages cannot be read, that is encrypted or that acts (SPACE-29). */
export async function readPdfFile(folder: string, inside: string, fileName: string): Promise<PdfResult> {
  const read: FileResult = await readDocumentFile(folder, inside, fileName);
  return read.problem ? read : pdfOf(read.content);
}

/** Gives bytes that were read as the PDF that they are, or why a line cannot have it. */
export async function pdfOf(content: Buffer): Promise<PdfResult> {
  const pages = await pagesOfPdf(content);
  return typeof pages === "string" ? wrongFile(pages) : { content, pageCount: pages };
}

/** Why the bytes of a file make no PDF that people may be given. */
export type UnfitPdf = "file-not-pdf" | "file-encrypted" | "file-acts";

/** Gives how many pages a PDF has; why it is none that can be read, or is encrypted, or does something when it is opened. */
export async function pagesOfPdf(content: Uint8Array): Promise<number | UnfitPdf> {
  // Loaded only where a file is read: it takes 20 MB of memory.
  const { PDF } = await import("@libpdf/core");
  try {
    const pdf = await PDF.load(content);
    if (pdf.isEncrypted) return "file-encrypted";
    if (acts(pdf)) return "file-acts";
    const pageCount = pdf.getPageCount();
    return pageCount > 0 ? pageCount : "file-not-pdf";
  } catch {
    return "file-not-pdf";
  }
}

type RefResolver = (ref: PdfRef) => PdfObject | null;

const programs: readonly unknown[] = ["JavaScript", "Launch"];

// A script of its own, or a program that it starts, as soon as somebody opens it.
function acts({ context: { catalog, registry } }: PDF): boolean {
  const resolve: RefResolver = (ref) => registry.resolve(ref);
  const root = catalog.getDict();
  const opening = root.get("OpenAction", resolve);
  const does = opening?.type === "dict" ? opening.getName("S", resolve)?.value : undefined;
  return programs.includes(does) || root.getDict("Names", resolve)?.has("JavaScript") === true;
}
