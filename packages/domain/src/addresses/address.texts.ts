import { refusals } from "../kernel/refusal.ts";

/** What a search for addresses refuses. */
export const addressRefusals = refusals("addresses", {
  tooShort: {
    status: 400,
    fr: "Saisissez au moins 11 caractères pour chercher une adresse.",
    en: "Type at least 11 characters to search for an address.",
  },
  tooLong: {
    status: 400,
    fr: "Cette adresse est trop longue.",
    en: "This address is too long.",
  },
  sourceFailed: {
    status: 502,
    fr: "La recherche d’adresses ne répond pas pour le moment. Vous pouvez continuer à saisir la vôtre.",
    en: "The address search does not answer at the moment. You can go on typing yours.",
  },
  sourceBusy: {
    status: 503,
    fr: "La recherche d’adresses est très demandée. Merci de réessayer dans un instant.",
    en: "The address search is very busy. Please try again in a moment.",
  },
});
