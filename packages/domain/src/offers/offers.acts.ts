import { act, acts, reading } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";

/** What babysitters do about offers, and the agency about their applications. */
export const offerActs = acts("offers", {
  applied: act({
    fr: "a dit à l’agence qu’une offre l’intéresse",
    en: "told the agency they are interested in a job",
  }),
  withdrawn: act({ fr: "a retiré sa candidature", en: "withdrew their application" }),
  listed: reading({ fr: "a sorti la liste des candidatures", en: "produced the list of applications" }),
  exported: reading({ fr: "a exporté les candidatures", en: "exported the applications" }),
});

export const offerImportActs = acts("imports", {
  offersImported: importedLines({ fr: "a importé des offres d’emploi", en: "imported job offers" }),
});
