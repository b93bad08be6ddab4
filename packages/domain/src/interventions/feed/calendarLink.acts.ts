import { act, acts } from "../../kernel/acts/act.ts";

/** What happens to calendar links (SPACE-36). */
export const calendarLinkActs = acts("interventions", {
  linkMade: act({ fr: "a créé son lien d’agenda", en: "created their calendar link" }),
  linkRenewed: act({ fr: "a renouvelé son lien d’agenda", en: "renewed their calendar link" }),
  linkDeleted: act({ fr: "a supprimé son lien d’agenda", en: "deleted their calendar link" }),
  placeShown: act({
    fr: "a ajouté le code postal et la ville à son agenda",
    en: "added postal code and town to their calendar",
  }),
  placeHidden: act({
    fr: "a retiré le code postal et la ville de son agenda",
    en: "removed postal code and town from their calendar",
  }),
});
