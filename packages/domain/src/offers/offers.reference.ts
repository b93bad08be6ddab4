import { reference } from "../kernel/reference.ts";
import * as api from "./offers.api.ts";

/** What the API's reference says of offers. */
export const offersReference = reference(api, {
  title: { fr: "Offres d’emploi", en: "Job offers" },
  calls: {
    searchOffers: {
      summary: {
        fr: "Les offres que l’agence publie\u00a0: celles dont la semaine est la mieux couverte d’abord, puis les plus proches, puis les plus récentes.",
        en: "The jobs that the agency publishes: those of whose week most is covered first, then the nearer, then the newer.",
      },
    },
    getMyInterests: {
      summary: { fr: "Les candidatures de l’intervenant.", en: "The babysitter’s applications." },
    },
    getOffer: { summary: { fr: "Une offre publiée.", en: "A published job." } },
    applyForOffer: {
      summary: {
        fr: "Dit à l’agence que l’offre intéresse l’intervenant\u00a0; une fois par offre.",
        en: "Tells the agency that the babysitter is interested in the job; once a job.",
      },
      example: { word: "Disponible dès lundi." },
    },
    withdrawFromOffer: {
      summary: {
        fr: "Retire la candidature, tant que l’agence n’a pas répondu.",
        en: "Withdraws the application, as long as the agency has not answered.",
      },
    },
    hideOffer: {
      summary: {
        fr: "Ne montre plus l’offre, ou la montre de nouveau.",
        en: "No longer shows the job, or shows it again.",
      },
      example: { isHidden: true },
    },
  },
});
