import type { Bilingual } from "../kernel/texts.ts";
import type { Decision, DecisionState, VoidCause } from "./moderation.ts";

/** How a decision is said of a photo or an advert. */
export const decisionTexts: Readonly<Record<Decision, Bilingual>> = {
  accept: { fr: "Validée", en: "Approved" },
  refuse: { fr: "Refusée", en: "Rejected" },
};

/** How it is said what became of a decision (MODER-17). */
export const effectTexts: Readonly<Record<DecisionState, Bilingual>> = {
  pending: { fr: "En cours", en: "Under way" },
  applied: { fr: "Appliquée", en: "Applied" },
  undone: { fr: "Annulée", en: "Undone" },
  void: { fr: "Sans effet", en: "Without effect" },
};

/** How it is said why a decision had no effect. */
export const voidTexts: Readonly<Record<VoidCause, Bilingual>> = {
  // MODER-09, printed
  "photo-replaced": {
    fr: "La photo a été remplacée\u00a0: décision sans effet.",
    en: "The photo was replaced: the decision has no effect.",
  },
  "advert-changed": {
    fr: "L’annonce a été modifiée ou retirée\u00a0: décision sans effet.",
    en: "The advert was changed or withdrawn: the decision has no effect.",
  },
  answered: {
    fr: "Une autre réponse a été donnée entre-temps\u00a0: décision sans effet.",
    en: "Another answer was given meanwhile: the decision has no effect.",
  },
  "person-gone": {
    fr: "Le compte a été bloqué ou supprimé entre-temps\u00a0: décision sans effet.",
    en: "The account was blocked or deleted meanwhile: the decision has no effect.",
  },
};
