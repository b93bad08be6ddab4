import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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
  for (const { name, key, step } of files) {
    if (key === null) continue;
    const isAlone = step === null && !name.includes("/");
    for (const place of isAlone ? folders.map((one) => `${one}/${name}`) : [name]) {
      const path = join(folder, place);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(await store.open(key), createWriteStream(path, { mode: 0o600, flags: "wx" }));
    }
  }
  return folder;
}

export const clear = (importId: string): Promise<void> =>
  rm(folderOf(importId), { recursive: true, force: true });
