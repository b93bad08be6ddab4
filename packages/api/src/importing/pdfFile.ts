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
type Found = PdfObject | null | undefined;

const programs: readonly unknown[] = ["JavaScript", "Launch"];

// A script of its own, or a program that it starts, as soon as somebody opens it, turns to one of its pages or closes it.
function acts({ context: { catalog, pages, registry } }: PDF): boolean {
  const resolve: RefResolver = (ref) => registry.resolve(ref);
  const root = catalog.getDict();
  const opening = root.get("OpenAction", resolve);
  // A list here is the place at which it opens, and no action.
  if (opening?.type === "dict" && runs(opening, resolve)) return true;
  if (root.getDict("Names", resolve)?.has("JavaScript") || runsAlong(root, resolve)) return true;
  return pages.getPages().some((page) => runsAlong(resolve(page), resolve));
}

// True where something runs by itself as a document or a page is opened, printed or closed.
function runsAlong(one: Found, resolve: RefResolver): boolean {
  const along = one?.type === "dict" ? one.getDict("AA", resolve) : undefined;
  return along !== undefined && [...along.keys()].some((when) => runs(along.get(when, resolve), resolve));
}

// True for an action, or one that follows it, that is a program; one that follows itself is looked at once.
function runs(action: Found, resolve: RefResolver, seen = new Set<PdfObject>()): boolean {
  if (!action || seen.has(action)) return false;
  seen.add(action);
  if (action.type === "array")
    return action.toArray().some((_, index) => runs(action.at(index, resolve), resolve, seen));
  if (action.type !== "dict") return false;
  const does = action.getName("S", resolve)?.value;
  const isProgram = programs.includes(does) || (does === "Rendition" && action.has("JS"));
  return isProgram || runs(action.get("Next", resolve), resolve, seen);
}
