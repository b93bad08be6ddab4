import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Columns, CsvFile, RowOf } from "@ribambelle/domain/imports/column";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { interventionsFile } from "@ribambelle/domain/interventions/interventions.file";
import { documentDrawer } from "./drawDocument.ts";
import { demonstrationFolder } from "./folder.ts";
import { demonstrationInterventions } from "./interventions.ts";

/** Writes the demonstration agency as it would export itself today: CSV files, and its documents beside them. */
export async function writeDemonstrationFolder(folder: string, today: string): Promise<void> {
  const { files, documents } = demonstrationFolder(today);
  await mkdir(join(folder, documentsFile.folder ?? ""), { recursive: true });
  for (const [name, content] of files) await writeWhole(join(folder, name), content);
  await writeWhole(
    join(folder, interventionsFile.name),
    csvOf(interventionsFile, demonstrationInterventions(today)),
  );
  const draw = await documentDrawer(today);
  for (const document of documents) {
    await writeWhole(
      join(folder, documentsFile.folder ?? "", document.line.fichier ?? ""),
      await draw(document),
    );
  }
}

/** Writes rows as an agency's software exports them; values of a list as numbers, minutes as hours and minutes. */
function csvOf<C extends Columns>(file: CsvFile<C>, rows: readonly RowOf<C>[]): string {
  const columns = Object.entries(file.columns);
  const cell = (value: unknown, field: string) =>
    field.endsWith("Minutes") && typeof value === "number"
      ? `${Math.floor(value / 60)}h${String(value % 60).padStart(2, "0")}`
      : String(value ?? "");
  const lines = rows.map((row) => columns.map(([field]) => cell(row[field], field)).join(";"));
  return `${[columns.map(([, { header }]) => header).join(";"), ...lines].join("\r\n")}\r\n`;
}

// Another process may be reading the file of the same name.
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
