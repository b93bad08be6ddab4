import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { renewalTitle, renewalYears } from "@ribambelle/domain/renewals/renewal.texts";
import type { LetterWords } from "../../../mail/letterLayout.ts";

const texts = catalogue({
  fr: {
    subject: (year: number) => `Rentrée ${year}\u00a0: votre réponse nous manque`, // TABLE L
    asked: (years: string) =>
      `Nous préparons l’année scolaire ${years} et nous n’avons pas encore votre réponse. Dites-nous ce que vous souhaitez\u00a0: nous nous organisons ensemble.`,
    begun: "Vous avez commencé à répondre. Il vous reste à l’envoyer.", // AGREN-11
    until: (day: string) => `Vous pouvez répondre jusqu’au ${day}.`,
    answer: "Répondre",
    help: (contact: string) =>
      `Vous n’arrivez pas à ouvrir votre espace, ou vous préférez nous en parler\u00a0? Joignez-nous\u00a0: ${contact}.`,
  },
  en: {
    subject: (year) => `Back to school ${year}: we are missing your answer`,
    asked: (years) =>
      `We are preparing the ${years} school year and do not have your answer yet. Tell us what you would like: we will arrange it together.`,
    begun: "You have begun to answer. All that is left is to send it.",
    until: (day) => `You can answer until ${day}.`,
    answer: "Answer",
    help: (contact) =>
      `You cannot open your space, or would rather talk to us? Here is how to reach us: ${contact}.`,
  },
});

/** Writes what reminds somebody of the form that they have not sent (AGREN-11). */
export function reminderWords(
  locale: Locale,
  about: { readonly year: number; readonly closesOn: string; readonly hasDraft: boolean },
  to: { readonly firstName: string; readonly contact: string; readonly url: string },
): LetterWords {
  const words = texts(locale);
  const asked = words.asked(renewalYears(about.year));
  return {
    subject: words.subject(about.year),
    preheader: about.hasDraft ? words.begun : renewalTitle(locale).of(about.year),
    firstName: to.firstName,
    paragraphs: [
      asked,
      ...(about.hasDraft ? [words.begun] : []),
      words.until(plainDay(about.closesOn, locale)),
    ],
    action: { label: words.answer, url: to.url },
    closing: [words.help(to.contact)],
  };
}
