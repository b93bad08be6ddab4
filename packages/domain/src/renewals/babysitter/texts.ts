import type { Locale } from "../../kernel/locale.ts";
import { catalogue } from "../../kernel/texts.ts";
import { commentTooLong } from "../renewal.texts.ts";
import type { Problem } from "../rule.ts";
import type { BabysitterProblemCode } from "./problems.ts";

/** The questions of a babysitter's form. */
export const babysitterQuestions = catalogue({
  fr: {
    need: "Souhaitez-vous renouveler votre contrat pour la rentrée\u00a0?",
    reason: "Pour quelle raison\u00a0?",
    comment: "Souhaitez-vous ajouter quelque chose\u00a0?",
    communications: "Souhaitez-vous ne plus recevoir nos communications\u00a0?",
    unsubscribe: "Souhaitez-vous vous désinscrire de l’agence\u00a0?",
    family: (name: string) => `Souhaitez-vous continuer chez ${name}\u00a0?`,
    familyReason: (name: string) => `Pourquoi ne pas continuer chez ${name}\u00a0?`,
    familyComment: (name: string) => `Que souhaitez-vous nous dire au sujet de ${name}\u00a0?`,
    extra: "Des gardes supplémentaires vous intéressent-elles\u00a0?",
    known: "Connaissez-vous déjà vos disponibilités pour la rentrée\u00a0?",
    same: "Vos disponibilités sont-elles les mêmes qu’à la rentrée dernière\u00a0?",
    date: "À quelle date pourrez-vous nous indiquer vos disponibilités\u00a0?",
  },
  en: {
    need: "Would you like to renew your contract for the new school year?",
    reason: "For what reason?",
    comment: "Would you like to add anything?",
    communications: "Would you like to stop receiving our communications?",
    unsubscribe: "Would you like to leave the agency?",
    family: (name) => `Would you like to continue with ${name}?`,
    familyReason: (name) => `Why not continue with ${name}?`,
    familyComment: (name) => `What would you like to tell us about ${name}?`,
    extra: "Are you interested in extra childcare jobs?",
    known: "Do you already know your availability for the new school year?",
    same: "Is your availability the same as at the start of last school year?",
    date: "On what date will you be able to tell us your availability?",
  },
});

/** What is still to do, as the list beside the button and the question itself say it. */
const problems = catalogue<Record<BabysitterProblemCode, (name: string) => string>>({
  fr: {
    need: () => "Dites si vous souhaitez renouveler votre contrat.",
    reason: () => "Choisissez une raison.",
    "comment-long": () => commentTooLong.fr,
    "unsubscribe-not-offered": () => "Vous ne pouvez pas vous désinscrire par ce formulaire.",
    family: (name) => `Dites si vous souhaitez continuer chez ${name}.`,
    "family-reason": (name) => `Choisissez une raison pour ${name}.`,
    "family-comment-long": () => commentTooLong.fr,
    extra: () => "Dites si des gardes supplémentaires vous intéressent.",
    known: () => "Dites si vous connaissez vos disponibilités.",
    same: () => "Dites si vos disponibilités sont les mêmes qu’à la rentrée dernière.",
    date: () => "Indiquez une date.",
    "date-past": () => "Indiquez une date à partir d’aujourd’hui.",
  },
  en: {
    need: () => "Tell us whether you would like to renew your contract.",
    reason: () => "Choose a reason.",
    "comment-long": () => commentTooLong.en,
    "unsubscribe-not-offered": () => "You cannot leave the agency through this form.",
    family: (name) => `Tell us whether you would like to continue with ${name}.`,
    "family-reason": (name) => `Choose a reason for ${name}.`,
    "family-comment-long": () => commentTooLong.en,
    extra: () => "Tell us whether you are interested in extra childcare jobs.",
    known: () => "Tell us whether you know your availability.",
    same: () => "Tell us whether your availability is the same as last year.",
    date: () => "Give a date.",
    "date-past": () => "Give a date from today on.",
  },
});

/** Says what is wrong with a babysitter's form; `name` is the linked family's, where it is about one. */
export const babysitterProblemText = (
  { code }: Problem<BabysitterProblemCode>,
  name: string,
  locale: Locale,
): string => problems(locale)[code](name);
