import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { LetterWords } from "../../../mail/letterLayout.ts";

const texts = catalogue({
  fr: {
    subject: (count: number) =>
      count === 1 ? "1 nouveau profil de nounou" : `${count} nouveaux profils de nounous`,
    what: (count: number) =>
      count === 1
        ? "Cette semaine, une nounou a publié une annonce qui correspond à votre recherche."
        : `Cette semaine, ${count} nounous ont publié une annonce qui correspond à vos recherches.`,
    next: "Si un profil vous intéresse, dites-le à l’agence\u00a0: elle vous répond.",
    button: "Voir les profils",
  },
  en: {
    subject: (count) => (count === 1 ? "1 new nanny profile" : `${count} new nanny profiles`),
    what: (count) =>
      count === 1
        ? "This week, a nanny has published an advert that matches your search."
        : `This week, ${count} nannies have published adverts that match your searches.`,
    next: "If a profile interests you, tell the agency: it will answer you.",
    button: "See the profiles",
  },
});

/** Gives the words of the letter of the week about new profiles (NANNY-14). */
export function newProfilesLetter(
  locale: Locale,
  { firstName, count, url }: { firstName: string; count: number; url: string },
): LetterWords {
  const { subject, what, next, button } = texts(locale);
  return {
    subject: subject(count),
    preheader: what(count),
    firstName,
    paragraphs: [what(count), next],
    action: { label: button, url },
    closing: [],
  };
}
