import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

const texts = catalogue({
  fr: {
    subject: (family: string) => `Un profil intéresse ${family}`,
    what: (family: string, reference: string, babysitter: string) =>
      `${family} (${reference}) s’intéresse au profil de ${babysitter}.`,
    due: (day: string) => `Le portail lui a promis une réponse avant le ${day}.`,
    button: "Lire la demande",
  },
  en: {
    subject: (family) => `${family} is interested in a profile`,
    what: (family, reference, babysitter) =>
      `${family} (${reference}) is interested in the profile of ${babysitter}.`,
    due: (day) => `The portal has promised an answer before ${day}.`,
    button: "Read the request",
  },
});

interface About {
  readonly firstName: string;
  readonly family: string;
  readonly familyReference: string;
  readonly babysitter: string;
  readonly note: string | null;
  readonly dueOn: string;
  readonly agency: string;
  readonly url: string;
}

/** Writes the letter that tells whoever looks after a family which profile interests it (NANNY-11). */
export function interestLetter(locale: Locale, about: About): Letter {
  const { firstName, family, familyReference, babysitter, note, dueOn, agency, url } = about;
  const words = texts(locale);
  const what = words.what(family, familyReference, babysitter);
  return layOut(
    {
      subject: words.subject(family),
      preheader: what,
      firstName,
      paragraphs: [what, ...(note?.split("\n") ?? []), words.due(plainDay(dueOn, locale))],
      action: { label: words.button, url },
      closing: [],
    },
    locale,
    agency,
  );
}
