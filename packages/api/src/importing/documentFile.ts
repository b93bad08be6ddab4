import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { isAbsolute, join, sep } from "node:path";
import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import type { CommonProblem, LineProblem } from "@ribambelle/domain/imports/problem";

/** What became of reading a file: its bytes, or why a line cannot have it. */
export type FileResult =
  | { readonly content: Buffer; readonly problem?: undefined }
  | { readonly content?: undefined; readonly problem: LineProblem };

export const wrongFile = (code: CommonProblem, detail?: string): { readonly problem: LineProblem } => ({
  problem: { column: "fileName", code, detail },
});

/** True for the name of a file that leads out of the folder in which it is looked for, on any system. */
export const leadsOutside = (name: string): boolean =>
  isAbsolute(name) || /^[a-z]:/i.test(name) || name.split(/[\\/]/).includes("..");

/**
 * Reads a file of at most 20 MB that begins as a PDF does from a folder beside the CSV files (`inside`); nothing outside it
 * can be read, even by a link.
 */
export async function readDocumentFile(
  folder: string,
  inside: string,
  fileName: string,
): Promise<FileResult> {
  // Agencies export on Windows too.
  const parts = fileName.split(/[\\/]/);
  if (leadsOutside(fileName)) return wrongFile("file-outside", inside);
  const root = await realPath(join(folder, inside));
  const path = root && (await firstRealPath(root, parts.join(sep)));
  if (!path) return wrongFile("file-missing", inside);
  if (!path.startsWith(root + sep)) return wrongFile("file-outside", inside);
  return readPdf(path, inside);
}

async function readPdf(path: string, inside: string): Promise<FileResult> {
  const file = await open(path, readWithoutWaiting).catch(() => null);
  if (!file) return wrongFile("file-missing", inside);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return wrongFile("file-missing", inside);
    if (stat.size > maxDocumentBytes)
      return wrongFile("file-too-large", String(maxDocumentBytes / 1024 / 1024));
    const content = await file.readFile();
    return content.toString("latin1", 0, 5) === "%PDF-" ? { content } : wrongFile("file-not-pdf");
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
