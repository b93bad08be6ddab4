import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

const texts = catalogue({
  fr: {
    subject: (title: string) => `Un document à lire\u00a0: ${title}`,
    sent: (title: string) => `L’agence vous adresse un document à lire\u00a0: «\u00a0${title}\u00a0».`,
    until: (day: string) => `Merci de le lire au plus tard le ${day}.`,
    where: "Il est dans vos documents à consulter, avec les autres que l’agence vous adresse.",
    read: "Lire le document",
  },
  en: {
    subject: (title) => `A document to read: ${title}`,
    sent: (title) => `The agency has sent you a document to read: “${title}”.`,
    until: (day) => `Please read it by ${day}.`,
    where: "It is in your documents to read, with the others from the agency.",
    read: "Read the document",
  },
});

interface About {
  readonly firstName: string;
  readonly title: string;
  readonly deadline: string | null;
  readonly url: string;
  readonly agency: string;
}

/** Writes the letter that tells a babysitter of a document to be read by a day; its link asks to sign in. */
export function addedLetter(locale: Locale, { firstName, title, deadline, url, agency }: About): Letter {
  const words = texts(locale);
  const until = deadline === null ? [] : [words.until(plainDay(deadline, locale))];
  return layOut(
    {
      subject: words.subject(title),
      preheader: until[0] ?? words.sent(title),
      firstName,
      paragraphs: [words.sent(title), ...until],
      action: { label: words.read, url },
      closing: [words.where],
    },
    locale,
    agency,
  );
}
