import { act, acts } from "../kernel/acts/act.ts";

/** What an import brings about interventions. */
export const interventionImportActs = acts("imports", {
  interventionsImported: act({
    fr: "a importé des interventions",
    en: "imported interventions",
  }),
});
