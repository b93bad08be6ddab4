import { setImmediate } from "node:timers/promises";
import type { PDF, PdfDict, PdfObject } from "@libpdf/core";

/** Why a file cannot be signed (SIGN-37). */
export const unfitReasons = [
  "damaged",
  "encrypted",
  "signed",
  "scripted",
  "no-pages",
  "too-many-pages",
  "too-large",
] as const;
export type UnfitReason = (typeof unfitReasons)[number];

export interface FitFile {
  readonly pageCount: number;
}

const mostBytes = 20 * 1024 * 1024;
const mostPages = 200;
// Objects looked at before others have their turn.
const share = 2_000;

/** Says how many pages a PDF has that can be signed as it is, or why it cannot (SIGN-37). */
export async function fitFile(bytes: Uint8Array): Promise<{ readonly unfit: UnfitReason } | FitFile> {
  if (bytes.length > mostBytes) return { unfit: "too-large" };
  // Loaded only where a file is read: it takes 20 MB of memory.
  const library = await import("@libpdf/core");
  try {
    const pdf = await library.PDF.load(bytes, { lenient: false });
    if (pdf.isEncrypted) return { unfit: "encrypted" };
    const pageCount = pdf.getPageCount();
    const unfit = pagesProblem(pdf, pageCount) ?? (await contentProblem(library, pdf));
    return unfit ? { unfit } : { pageCount };
  } catch {
    // One that its password alone opens is read no further than this.
    return { unfit: Buffer.from(bytes).includes("/Encrypt") ? "encrypted" : "damaged" };
  }
}

function pagesProblem(pdf: PDF, pageCount: number): UnfitReason | null {
  const { registry } = pdf.context;
  const root = pdf.getCatalog().getDict("Pages", registry.resolve.bind(registry));
  if (!root || pdf.warnings.length > 0) return "damaged";
  if (root.getNumber("Count")?.value !== pageCount) return "damaged";
  if (pageCount === 0) return "no-pages";
  return pageCount > mostPages ? "too-many-pages" : null;
}

type Library = typeof import("@libpdf/core");

/** Looks at all that the document leads to, wherever it stands: a script acts from any place that a reader comes to. */
async function contentProblem(library: Library, pdf: PDF): Promise<UnfitReason | null> {
  const { registry } = pdf.context;
  const { trailer } = pdf.context.info;
  const resolve = (value: PdfObject | undefined) =>
    value instanceof library.PdfRef ? registry.resolve(value) : value;
  const seen = new Set<string>();
  const left: PdfObject[] = [trailer];
  for (let looked = 1; left.length > 0; looked += 1) {
    if (looked % share === 0) await setImmediate();
    const next = left.pop();
    if (next instanceof library.PdfRef) {
      const key = `${next.objectNumber} ${next.generation}`;
      if (seen.has(key)) continue;
      seen.add(key);
    }
    const value = resolve(next);
    if (value instanceof library.PdfArray) for (const item of value) left.push(item);
    if (!(value instanceof library.PdfDict)) continue;
    if (value instanceof library.PdfStream && isCut(value, resolve)) return "damaged";
    const unfit = dictProblem(value, resolve);
    if (unfit) return unfit;
    for (const [, item] of value) left.push(item);
  }
  return null;
}

type Resolve = (value: PdfObject | undefined) => PdfObject | null | undefined;

// The library looks for the end of a stream by itself where its length is wrong: that is a repair.
function isCut(stream: PdfDict & { readonly data: Uint8Array }, resolve: Resolve): boolean {
  const length = resolve(stream.get("Length"));
  return length?.type !== "number" || length.value !== stream.data.length;
}

function dictProblem(dict: PdfDict, resolve: Resolve): UnfitReason | null {
  const said = (key: string) => {
    const value = resolve(dict.get(key));
    return value?.type === "name" ? value.value : null;
  };
  const kind = said("Type");
  if (kind === "Sig" || kind === "DocTimeStamp" || dict.has("ByteRange")) return "signed";
  // What certifies a document, or says what may be changed of it, goes with a signature.
  if (kind === "Catalog" && (dict.has("Perms") || dict.has("DSS"))) return "signed";
  const action = said("S");
  if (action === "JavaScript" || action === "Launch") return "scripted";
  if (action === "Rendition" && dict.has("JS")) return "scripted";
  // The scripts of the whole document; of forms in XML; of drawings in three dimensions.
  if (["JavaScript", "XFA", "OnInstantiate"].some((key) => dict.has(key))) return "scripted";
  return null;
}
