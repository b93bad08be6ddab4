import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

const texts = catalogue({
  fr: {
    thanks: {
      subject: "Nous avons bien reçu vos réponses",
      first:
        "Merci d’avoir répondu à notre questionnaire sur vos besoins. Vos réponses nous sont bien parvenues.",
      second: "Merci d’avoir répondu à notre enquête après devis. Vos réponses nous sont bien parvenues.",
      next: "Votre interlocuteur à l’agence les lit et revient vers vous. Vous n’avez rien d’autre à faire.",
      closing: (contact: string) => `Une réponse à corriger\u00a0? Écrivez-nous\u00a0: ${contact}.`,
    },
    told: {
      subject: (name: string) => `${name} a répondu à un questionnaire`,
      first: (name: string) => `${name} a terminé le questionnaire «\u00a0Premiers besoins\u00a0».`,
      second: (name: string) => `${name} a terminé l’enquête «\u00a0Après devis\u00a0».`,
      read: "Lire les réponses",
      where: "Les réponses ne voyagent pas par e-mail\u00a0: elles se lisent dans le portail.",
    },
  },
  en: {
    thanks: {
      subject: "We have received your answers",
      first: "Thank you for answering our survey about your needs. Your answers have reached us.",
      second: "Thank you for answering our survey after the quote. Your answers have reached us.",
      next: "Your contact at the agency reads them and comes back to you. There is nothing else to do.",
      closing: (contact) => `An answer to correct? Write to us: ${contact}.`,
    },
    told: {
      subject: (name) => `${name} has answered a survey`,
      first: (name) => `${name} has finished the survey “First needs”.`,
      second: (name) => `${name} has finished the survey “After a quote”.`,
      read: "Read the answers",
      where: "Answers do not travel by e-mail: they are read in the portal.",
    },
  },
});

const keyOf = (surveyType: number) => (surveyType === 1 ? "first" : "second");

/** Writes the letter that tells a parent that their answers have arrived; it holds none of them. */
export function thanksLetter(
  locale: Locale,
  about: { firstName: string; surveyType: number; agency: string; contact: string },
): Letter {
  const words = texts(locale);
  const what = words.thanks[keyOf(about.surveyType)];
  return layOut(
    {
      subject: words.thanks.subject,
      preheader: what,
      firstName: about.firstName,
      paragraphs: [what, words.thanks.next],
      closing: [words.thanks.closing(about.contact)],
    },
    locale,
    about.agency,
  );
}

/** Writes the letter that tells the agency which family has finished a survey; it leads to the answers and holds none (AGSUR-06). */
export function finishedLetter(
  locale: Locale,
  about: { name: string; surveyType: number; agency: string; url: string },
): Letter {
  const words = texts(locale);
  const what = words.told[keyOf(about.surveyType)](about.name);
  return layOut(
    {
      subject: words.told.subject(about.name),
      preheader: what,
      firstName: "",
      paragraphs: [what],
      action: { label: words.told.read, url: about.url },
      closing: [words.told.where],
    },
    locale,
    about.agency,
  );
}
