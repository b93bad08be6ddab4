import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { readingsFile } from "@ribambelle/domain/readings/readings.file";
import { documentDrawer } from "./drawDocument.ts";
import { drawReading } from "./drawReading.ts";
import { demonstrationFolder } from "./folder.ts";

/** Writes the demonstration agency as it would export itself today: CSV files, and its documents beside them. */
export async function writeDemonstrationFolder(folder: string, today: string): Promise<void> {
  const { files, documents, readings } = demonstrationFolder(today);
  for (const inside of [documentsFile.folder, readingsFile.folder])
    await mkdir(join(folder, inside ?? ""), { recursive: true });
  for (const [name, content] of files) await writeWhole(join(folder, name), content);
  const draw = await documentDrawer(today);
  for (const document of documents) {
    await writeWhole(
      join(folder, documentsFile.folder ?? "", document.line.fichier ?? ""),
      await draw(document),
    );
  }
  for (const { fichier = "", titre = "" } of readings)
    await writeWhole(
      join(folder, readingsFile.folder ?? "", fichier),
      await drawReading(fichier, titre, today),
    );
}

// Another process may be reading the file of the same name.
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
