import { refusals } from "../kernel/refusal.ts";

/** What a search through profiles refuses. */
export const nannyRefusals = refusals("nannies", {
  alreadyAsked: {
    status: 409,
    fr: "Vous avez déjà dit à l’agence que ce profil vous intéresse.",
    en: "You have already told the agency that you are interested in this profile.",
  },
  tooManySearches: {
    status: 409,
    fr: "Vous gardez déjà trois recherches\u00a0: retirez-en une pour garder celle-ci.",
    en: "You have already saved three searches: remove one to save this one.",
  },
  tooManyShown: {
    status: 429,
    fr: "Vous avez vu beaucoup de profils en peu de temps. Reprenez dans une heure\u00a0; l’agence peut aussi chercher avec vous.",
    en: "You have looked at many profiles in a short time. Carry on in an hour; the agency can also search with you.",
  },
});
