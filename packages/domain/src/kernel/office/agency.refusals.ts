import { refusals } from "../refusal.ts";

/** What any call of the agency’s office may refuse (TABLE R). */
export const agencyRefusals = refusals("agency", {
  versionRequired: {
    status: 428,
    fr: "Cette modification ne dit pas ce qu’elle modifie.",
    en: "This change does not say what it changes.",
  },
  // Who and when is said by `changedMeanwhile`.
  changedMeanwhile: {
    status: 409,
    isOfFacts: true,
    fr: "Cette fiche a été modifiée entre-temps.",
    en: "This record was changed meanwhile.",
  },
  keyReused: {
    status: 409,
    fr: "Cette demande a déjà été envoyée avec un autre contenu.",
    en: "This request was already sent with other content.",
  },
  keyRequired: {
    status: 400,
    fr: "Cette demande ne dit pas à quel envoi elle appartient.",
    en: "This request does not say which sending it belongs to.",
  },
  reasonUnfit: {
    status: 400,
    fr: "Le motif compte de 5 à 200 caractères.",
    en: "The reason has 5 to 200 characters.",
  },
  searchTooBroad: {
    status: 400,
    fr: "Cette recherche est trop large. Ajoutez un filtre.",
    en: "This search is too broad. Add a filter.",
  },
  cursorUnusable: {
    status: 400,
    fr: "Cette page de la liste n’existe plus\u00a0: revenez au début.",
    en: "This page of the list is gone: go back to the beginning.",
  },
});
