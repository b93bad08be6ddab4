import { act, acts } from "../kernel/acts/act.ts";

/** What an import brings about the team. */
export const teamImportActs = acts("imports", {
  teamImported: act({ fr: "a importé l’équipe", en: "imported the team" }),
});
