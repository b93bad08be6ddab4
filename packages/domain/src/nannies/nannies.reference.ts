import { reference } from "../kernel/reference.ts";
import * as askedApi from "./asked.api.ts";
import { listingIdSchema } from "./asked.ts";
import * as searchApi from "./nannies.api.ts";

const api = { ...searchApi, ...askedApi };

/** What the API's reference says of the search through profiles. */
export const nanniesReference = reference(api, {
  title: { fr: "Profils de nounous", en: "Nanny profiles" },
  calls: {
    searchNannies: {
      summary: {
        fr: "Les annonces publiées, dans l’ordre du jour\u00a0: celles qui couvrent le plus de moments demandés, puis les plus proches. Avec le nombre de celles qui resteraient pour chaque critère.",
        en: "The published adverts, in the order of the day: those that cover more of the asked moments, then the nearer. With how many would remain for each choice.",
      },
    },
    getSearches: {
      summary: { fr: "Les recherches gardées par la famille.", en: "The searches that the family keeps." },
    },
    changeSearches: {
      summary: {
        fr: "Garde une recherche (`filters`, comme l’adresse de la page les dit) ou en retire une (`removedId`).",
        en: "Keeps a search (`filters`, as the address of the page says them) or removes one (`removedId`).",
      },
      example: { filters: "commune=69110 Sainte-Foy-lès-Lyon&langue=anglais" },
    },
    getAsked: {
      summary: {
        fr: "Les profils qui intéressent la famille, et où en est la réponse de l’agence.",
        en: "The profiles that interest the family, and how far the agency’s answer is.",
      },
    },
    getNanny: {
      summary: {
        fr: "Une annonce publiée\u00a0: le profil public, sans nom de famille ni coordonnées.",
        en: "A published advert: the public profile, without a last name or contacts.",
      },
    },
    getNannyPhoto: {
      summary: {
        fr: "La photo validée d’une annonce publiée.",
        en: "The validated photo of a published advert.",
      },
    },
    sayInterest: {
      summary: {
        fr: "Dit à l’agence que le profil intéresse la famille\u00a0; une fois par profil et par mois.",
        en: "Tells the agency that the family is interested in the profile; once a profile and month.",
      },
      example: { wish: "Pour deux enfants, après l’école.", moments: ["lundi-16:30-18:30"] },
    },
    keepNanny: { summary: { fr: "Met un profil de côté.", en: "Puts a profile aside." } },
    unkeepNanny: {
      summary: {
        fr: "Ne garde plus un profil\u00a0; la réponse est la même pour tout identifiant.",
        en: "No longer keeps a profile; the answer is the same for any id.",
      },
    },
    unkeepGone: {
      summary: {
        fr: "Retire de la liste les profils gardés dont l’annonce n’est plus publiée.",
        en: "Takes the saved profiles whose adverts are no longer published off the list.",
      },
    },
  },
  shapes: [
    [
      listingIdSchema,
      {
        said: {
          fr: "Ce que les familles connaissent de l’annonce, jusqu’à ce qu’elle soit retirée.",
          en: "What families know the advert by, until it is withdrawn.",
        },
        example: "3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b",
      },
    ],
  ],
});
