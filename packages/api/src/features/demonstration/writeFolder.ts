import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { documentDrawer } from "./drawDocument.ts";
import { demonstrationFolder } from "./folder.ts";

/** Writes the demonstration agency as it would export itself today: CSV files, and its documents beside them. */
export async function writeDemonstrationFolder(folder: string, today: string): Promise<void> {
  const { files, documents } = demonstrationFolder(today);
  await mkdir(join(folder, documentsFile.folder ?? ""), { recursive: true });
  for (const [name, content] of files) await writeWhole(join(folder, name), content);
  const draw = await documentDrawer(today);
  for (const document of documents) {
    await writeWhole(
      join(folder, documentsFile.folder ?? "", document.line.fichier ?? ""),
      await draw(document),
    );
  }
}

// Another process may be reading the file of the same name.
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
