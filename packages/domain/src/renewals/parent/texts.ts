import { shortDay } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import { catalogue } from "../../kernel/texts.ts";
import { commentTooLong } from "../renewal.texts.ts";
import type { Problem } from "../rule.ts";
import { lastContactDate, type ParentProblemCode } from "./problems.ts";

/** The questions of a parent's form. */
export const parentQuestions = catalogue({
  fr: {
    need: "Souhaitez-vous continuer avec nous à la rentrée\u00a0?",
    reason: "Pour quelle raison\u00a0?",
    contactDate: "À quelle date souhaitez-vous que nous vous recontactions\u00a0?",
    continues: "Souhaitez-vous continuer avec les personnes qui interviennent chez vous\u00a0?",
    employee: (name: string) => `Souhaitez-vous continuer avec ${name}\u00a0?`,
    employeeReason: (name: string) => `Pourquoi ne pas continuer avec ${name}\u00a0?`,
    employeeComment: (name: string) => `Que souhaitez-vous nous dire au sujet de ${name}\u00a0?`,
    summer: "Avez-vous besoin d’une garde pendant l’été\u00a0?",
    comment: "Souhaitez-vous ajouter quelque chose\u00a0?",
  },
  en: {
    need: "Would you like to continue with us in the new school year?",
    reason: "For what reason?",
    contactDate: "On what date would you like us to contact you?",
    continues: "Would you like to continue with the people who come to your home?",
    employee: (name) => `Would you like to continue with ${name}?`,
    employeeReason: (name) => `Why not continue with ${name}?`,
    employeeComment: (name) => `What would you like to tell us about ${name}?`,
    summer: "Do you need childcare over the summer?",
    comment: "Would you like to add anything?",
  },
});

/** What is still to do, as the list beside the button and the question itself say it. */
const problems = catalogue<Record<ParentProblemCode, (name: string, lastDay: string) => string>>({
  fr: {
    need: () => "Dites si vous souhaitez continuer avec nous.",
    reason: () => "Choisissez une raison.",
    "unsure-too-late": (_, lastDay) =>
      `Il n’est plus possible de demander à être recontacté après le ${lastDay}. Contactez l’agence.`,
    "contact-date": () => "Indiquez une date.",
    "contact-date-range": (_, lastDay) => `Indiquez une date entre aujourd’hui et le ${lastDay}.`,
    continues: () => "Dites si vous souhaitez continuer avec les mêmes personnes.",
    employee: (name) => `Dites si vous souhaitez continuer avec ${name}.`,
    "employee-reason": (name) => `Choisissez une raison pour ${name}.`,
    "employee-comment-long": () => commentTooLong.fr,
    "comment-long": () => commentTooLong.fr,
  },
  en: {
    need: () => "Tell us whether you would like to continue with us.",
    reason: () => "Choose a reason.",
    "unsure-too-late": (_, lastDay) =>
      `It is no longer possible to ask to be contacted after ${lastDay}. Please contact the agency.`,
    "contact-date": () => "Give a date.",
    "contact-date-range": (_, lastDay) => `Give a date between today and ${lastDay}.`,
    continues: () => "Tell us whether you would like to continue with the same people.",
    employee: (name) => `Tell us whether you would like to continue with ${name}.`,
    "employee-reason": (name) => `Choose a reason for ${name}.`,
    "employee-comment-long": () => commentTooLong.en,
    "comment-long": () => commentTooLong.en,
  },
});

/** Says what is wrong with a parent's form; `name` is the linked employee's, where it is about one. */
export const parentProblemText = (
  { code }: Problem<ParentProblemCode>,
  name: string,
  { locale, today }: { readonly locale: Locale; readonly today: string },
): string => problems(locale)[code](name, shortDay(lastContactDate(today)));
