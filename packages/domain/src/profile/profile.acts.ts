import { act, acts } from "../kernel/acts/act.ts";

/** What happens to profiles. */
export const profileActs = acts("profile", {
  advertUpdated: act({ fr: "a modifié l’annonce", en: "changed the advert" }),
  advertPublished: act({ fr: "a publié l’annonce", en: "published the advert" }),
  advertWithdrawn: act({ fr: "a retiré l’annonce", en: "withdrew the advert" }),
  availabilitiesUpdated: act({
    fr: "a modifié les disponibilités",
    en: "changed the availability",
  }),
  searchFrequencyUpdated: act({
    fr: "a modifié la fréquence recherchée",
    en: "changed the desired frequency",
  }),
  servicesUpdated: act({
    fr: "a modifié les services proposés",
    en: "changed the services",
  }),
  situationUpdated: act({
    fr: "a modifié la situation",
    en: "changed the situation",
  }),
  experiencesUpdated: act({
    fr: "a modifié les expériences",
    en: "changed the experience",
  }),
  educationUpdated: act({
    fr: "a modifié la formation",
    en: "changed the education",
  }),
  transportUpdated: act({
    fr: "a modifié les moyens de transport",
    en: "changed the means of transport",
  }),
  languagesUpdated: act({
    fr: "a modifié les langues",
    en: "changed the languages",
  }),
});
