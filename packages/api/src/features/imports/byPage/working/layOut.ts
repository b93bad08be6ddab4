import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../../../../files/fileStore.ts";
import type { FileImporter } from "../../../../importing/fileImporter.ts";
import { foldersOf } from "../arriving/placeOf.ts";
import type { RunToDo } from "../byPage.store.ts";

/** Where the files of an import are laid out, for this user's eyes alone. */
export const folderOf = (importId: string): string => join(tmpdir(), `ribambelle-import-${importId}`);

/** Lays the files of an import out as a command finds them; one that lines name and that came without a folder, in each of theirs. */
export async function layOut(
  store: FileStore,
  importId: string,
  files: RunToDo["files"],
  importers: readonly FileImporter[],
): Promise<string> {
  const folder = folderOf(importId);
  // What a killed process left.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const folders = foldersOf(importers);
  const placesOf = ({ name, step }: RunToDo["files"][number]) =>
    step === null && !name.includes("/") ? folders.map((one) => `${one}/${name}`) : [name];
  // Those that came with a folder first: they have their place to themselves.
  const placed = files.toSorted((one, other) => placesOf(one).length - placesOf(other).length);
  for (const file of placed) {
    if (file.key === null) continue;
    for (const place of placesOf(file)) await put(await store.open(file.key), join(folder, place));
  }
  return folder;
}

// A name that another has taken, as a file or as a folder, is left to it: the line that names it says that it is missing.
async function put(content: Readable, path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flags: "wx" }));
  } catch (error) {
    content.destroy();
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["EEXIST", "ENOTDIR", "EISDIR"].includes(code)) throw error;
  }
}

export const clear = (importId: string): Promise<void> =>
  rm(folderOf(importId), { recursive: true, force: true });
