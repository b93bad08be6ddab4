import { acts } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";

/** What an import brings about the team. */
export const teamImportActs = acts("imports", {
  teamImported: importedLines({ fr: "a importé l’équipe", en: "imported the team" }),
});
