import { refusals } from "../kernel/refusal.ts";

/** What an application is refused for. */
export const offerRefusals = refusals("offers", {
  filled: {
    status: 409,
    fr: "Cette offre vient d’être pourvue.",
    en: "This job has just been filled.",
  },
  alreadyApplied: {
    status: 409,
    fr: "Vous avez déjà dit à l’agence que cette offre vous intéresse.",
    en: "You have already told the agency that you are interested in this job.",
  },
  answered: {
    status: 409,
    fr: "L’agence a déjà répondu\u00a0: appelez-la pour changer d’avis.",
    en: "The agency has already answered: call it to change your mind.",
  },
});
