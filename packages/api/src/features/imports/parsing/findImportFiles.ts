import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FileImporter } from "../../../importing/fileImporter.ts";
import { absencesFileName } from "../absences/absencesFile.ts";
import { ImportImpossible } from "../importImpossible.ts";

export interface ImportFiles {
  readonly known: readonly { readonly importer: FileImporter; readonly path: string }[];
  /** The names of files that an import does not read. */
  readonly unknown: readonly string[];
}

/** Finds the files of an import in a folder, whatever the case of their names; throws ImportImpossible. */
export async function findImportFiles(
  folder: string,
  importers: readonly FileImporter[],
): Promise<ImportFiles> {
  const names = await readdir(folder).catch(() => {
    throw new ImportImpossible("missing-folder");
  });
  const byName = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const known = importers.flatMap((importer) => {
    const name = byName.get(importer.file.name);
    return name === undefined ? [] : [{ importer, name, path: join(folder, name) }];
  });
  if (known.length === 0) throw new ImportImpossible("nothing-to-import");
  const folders = importers.flatMap(({ file }) => file.folder ?? []);
  const expected = new Set([...known.map(({ name }) => name), ...folders, absencesFileName]);
  // Hidden files are those of systems and editors.
  return { known, unknown: names.filter((name) => !expected.has(name) && !name.startsWith(".")).sort() };
}
