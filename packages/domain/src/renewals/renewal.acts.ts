import { act, acts, reading } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";

/** What happens to renewals and their campaigns. */
export const renewalActs = acts("renewals", {
  answered: act({
    fr: "a répondu pour la rentrée",
    en: "answered for the new school year",
  }),
  unsubscriptionAsked: act({
    fr: "a demandé à se désinscrire",
    en: "asked to unsubscribe",
  }),
  opened: reading({
    fr: "a consulté une réponse de rentrée",
    en: "viewed a back-to-school answer",
  }),
  followed: act({
    fr: "a changé le suivi d’une réponse de rentrée",
    en: "changed the follow-up of a back-to-school answer",
  }),
  reminded: act({
    fr: "a relancé pour la rentrée",
    en: "sent a back-to-school reminder",
  }),
  campaignCreated: act({
    fr: "a créé une campagne de rentrée",
    en: "created a back-to-school campaign",
  }),
  campaignUpdated: act({
    fr: "a modifié une campagne de rentrée",
    en: "changed a back-to-school campaign",
  }),
  campaignRemoved: act({
    fr: "a supprimé une campagne de rentrée",
    en: "removed a back-to-school campaign",
  }),
  exported: reading({
    fr: "a exporté les réponses de rentrée",
    en: "exported the back-to-school answers",
  }),
});

export const renewalImportActs = acts("imports", {
  campaignsImported: importedLines({
    fr: "a importé des campagnes de rentrée",
    en: "imported back-to-school campaigns",
  }),
});
