import { acts } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";

/** What an import brings about interventions. */
export const interventionImportActs = acts("imports", {
  interventionsImported: importedLines({
    fr: "a importé des interventions",
    en: "imported interventions",
  }),
});
