import { leadsOutside } from "../../../../importing/documentFile.ts";
import type { FileImporter } from "../../../../importing/fileImporter.ts";

/** What a file that arrives is to an import. */
export type Place =
  /** One that is read, by its own name. */
  | { readonly is: "table"; readonly importer: FileImporter; readonly step: number }
  /** A PDF that lines name, by its name from its folder on; at no folder, it is looked for in each. */
  | { readonly is: "paper"; readonly name: string }
  /** One that an import does not read. */
  | { readonly is: "unknown" }
  /** One whose name leads elsewhere. */
  | { readonly is: "outside" };

const longestName = 300;
// What a file system takes of one name, in bytes.
const longestPart = 255;

/** Says what a file is to an import by its name, with the folders that lead to it as who sends it names them (IMPORTS-03). */
export function placeOf(given: string, importers: readonly FileImporter[]): Place {
  const path = given.normalize("NFC").replaceAll("\\", "/");
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  if (leadsOutside(path)) return { is: "outside" };
  const name = parts.at(-1) ?? "";
  // Those of systems and editors.
  const isHidden = parts.some((part) => part.startsWith(".") || part === "__MACOSX");
  const isTooLong = path.length > longestName || parts.some((part) => Buffer.byteLength(part) > longestPart);
  if (isHidden || isTooLong || name === "" || /\p{Cc}/u.test(path)) return { is: "unknown" };
  const step = importers.findIndex(({ file }) => file.name === name.toLowerCase());
  const importer = importers[step];
  if (importer) return { is: "table", importer, step };
  if (!name.toLowerCase().endsWith(".pdf")) return { is: "unknown" };
  const folders = foldersOf(importers);
  const from = parts.findIndex((part) => folders.includes(part.toLowerCase()));
  const [folder = "", ...inside] = parts.slice(from < 0 ? -1 : from);
  return { is: "paper", name: [from < 0 ? folder : folder.toLowerCase(), ...inside].join("/") };
}

/** Gives the folders in which lines of these files look for PDF files. */
export const foldersOf = (importers: readonly FileImporter[]): readonly string[] => [
  ...new Set(importers.flatMap(({ file }) => file.folder ?? [])),
];
