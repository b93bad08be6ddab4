import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Demonstration } from "../../demonstrating/demonstration.ts";

/** Writes the demonstration agency as it would export itself today: CSV files, and its documents beside them. */
export async function writeDemonstrationFolder(
  folder: string,
  today: string,
  demonstrations: readonly Demonstration[],
): Promise<void> {
  for (const { files } of demonstrations) {
    for await (const { name, content } of files?.(today) ?? []) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, content);
    }
  }
}

// Another process may be reading the file of the same name.
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
