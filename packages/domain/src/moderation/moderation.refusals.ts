import { type Refusal, refusals } from "../kernel/refusal.ts";
import { decisionTexts } from "./moderation.texts.ts";
import type { Decision } from "./moderation.ts";

/** What the calls of moderation refuse (TABLE R). */
export const moderationRefusals = refusals("moderation", {
  // Who, and what they said, is told by `alreadyDecided`.
  alreadyDecided: {
    status: 409,
    isOfFacts: true,
    fr: "La réponse a déjà été donnée.",
    en: "This has already been answered.",
  },
  changed: {
    status: 409,
    fr: "Ce contenu a changé depuis que vous l’avez ouvert.",
    en: "This content has changed since you opened it.",
  },
  reasonNeeded: {
    status: 400,
    fr: "Choisissez ou écrivez un motif.",
    en: "Choose or write a reason.",
  },
  reasonUnfit: {
    status: 400,
    fr: "Le motif compte au plus 500\u00a0caractères dans chaque langue.",
    en: "The reason has 500 characters at most in each language.",
  },
  tooLate: {
    status: 409,
    fr: "La décision a déjà pris effet.",
    en: "The decision has already taken effect.",
  },
});

/** Says who has answered meanwhile, and what; a command has no name. */
export function alreadyDecided({ name, decision }: { name: string | null; decision: Decision }): Refusal {
  const { fr, en } = decisionTexts[decision];
  return {
    ...moderationRefusals.alreadyDecided,
    fr: `${name ?? "Une commande"} a déjà répondu (${fr.toLowerCase()}).`,
    en: `${name ?? "A command"} has already answered (${en.toLowerCase()}).`,
  };
}
