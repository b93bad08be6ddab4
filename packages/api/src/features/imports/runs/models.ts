import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import type { FileImporter } from "../../../importing/fileImporter.ts";
import { utf8Mark } from "../report/reportText.ts";

// The documented examples (docs/import.md).
const folder = fileURLToPath(new URL("../../../../../../docs/import/", import.meta.url));

/** Gives the model of a file of imports: its columns and one line as an example; refused where no file has this name. */
export async function readModel(importers: readonly FileImporter[], name: string): Promise<string> {
  const importer = importers.find(({ file }) => file.name === name);
  if (!importer) throw new Refused(commonRefusals.notFound);
  const text = await readFile(folder + name, "utf8");
  const [header = "", example = ""] = text.replace(utf8Mark, "").split(/\r?\n/);
  return `${utf8Mark}${header}\r\n${example}\r\n`;
}
