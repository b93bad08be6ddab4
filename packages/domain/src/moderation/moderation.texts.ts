import type { Bilingual } from "../kernel/texts.ts";
import type { Decision, DecisionState } from "./moderation.ts";

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
