import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { isAbsolute, join, sep } from "node:path";
import { documentsFolder, maxDocumentBytes } from "@ribambelle/domain/imports/documents.file";
import type { LineProblem } from "@ribambelle/domain/imports/problem";

type DocumentFileResult =
  | { readonly content: Buffer; readonly problem?: undefined }
  | { readonly content?: undefined; readonly problem: LineProblem };

const wrong = (code: LineProblem["code"], detail?: string): DocumentFileResult => ({
  problem: { column: "fileName", code, detail },
});

/**
 * Reads the PDF file of a document from the folder `documents`; nothing outside it can be read, even by a
 * link.
 */
export async function readDocumentFile(folder: string, fileName: string): Promise<DocumentFileResult> {
  // Agencies export on Windows too.
  const parts = fileName.split(/[\\/]/);
  if (isAbsolute(fileName) || /^[a-z]:/i.test(fileName) || parts.includes("..")) return wrong("file-outside");
  const root = await realPath(join(folder, documentsFolder));
  const path = root && (await firstRealPath(root, parts.join(sep)));
  if (!path) return wrong("file-missing");
  if (!path.startsWith(root + sep)) return wrong("file-outside");
  return readPdf(path);
}

async function readPdf(path: string): Promise<DocumentFileResult> {
  const file = await open(path, readWithoutWaiting).catch(() => null);
  if (!file) return wrong("file-missing");
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return wrong("file-missing");
    if (stat.size > maxDocumentBytes) return wrong("file-too-large", String(maxDocumentBytes / 1024 / 1024));
    const content = await file.readFile();
    return content.toString("latin1", 0, 5) === "%PDF-" ? { content } : wrong("file-not-pdf");
  } finally {
    await file.close();
  }
}

// Opening a named pipe would otherwise block for ever. (Windows has no such flag.)
const readWithoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

// The name in the CSV file and the name on the disk may compose their accents differently (macOS).
async function firstRealPath(root: string, name: string): Promise<string | null> {
  for (const form of new Set([name, name.normalize("NFC"), name.normalize("NFD")])) {
    const path = await realPath(join(root, form));
    if (path) return path;
  }
  return null;
}

const realPath = (path: string) => realpath(path).catch(() => null);
