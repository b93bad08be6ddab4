import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";
import { momentText } from "../../../mail/moment.ts";

export const emailChangedKind = "identity.email-changed";

// TABLE L: without a button.
const texts = catalogue({
  fr: {
    subject: "L’adresse e-mail de votre espace a changé",
    was: (moment: string) =>
      `L’agence a changé l’adresse e-mail de votre espace le ${moment}. Cette adresse-ci n’y sert plus.`,
    is: (email: string, moment: string) =>
      `L’agence a changé l’adresse e-mail de votre espace le ${moment}. C’est désormais ${email}\u00a0: vous vous connectez avec elle, et nos courriers y arrivent.`,
    again: "Vos sessions ouvertes sont terminées\u00a0: connectez-vous de nouveau.",
    notYou: (contact: string) => `Cela vous étonne\u00a0? Prévenez l’agence sans attendre\u00a0: ${contact}.`,
  },
  en: {
    subject: "The e-mail address of your space has changed",
    was: (moment) =>
      `The agency changed the e-mail address of your space on ${moment}. This address is no longer used there.`,
    is: (email, moment) =>
      `The agency changed the e-mail address of your space on ${moment}. It is now ${email}: you sign in with it, and our letters arrive there.`,
    again: "Your open sessions have ended: please sign in again.",
    notYou: (contact) => `Does this surprise you? Tell the agency straight away: ${contact}.`,
  },
});

interface Facts {
  readonly firstName: string;
  readonly agency: string;
  readonly contact: string;
  readonly at: Date;
  /** The new address; null in the letter to the former one, whose reader may be somebody else. */
  readonly email: string | null;
}

/** Writes the letter that tells of another address, to the former one or to the new one (FOLKS-25). */
export function emailChangedLetter(locale: Locale, { firstName, agency, contact, at, email }: Facts): Letter {
  const words = texts(locale);
  const moment = momentText(at, locale);
  const what = email === null ? words.was(moment) : words.is(email, moment);
  return layOut(
    {
      subject: words.subject,
      preheader: what,
      firstName,
      paragraphs: email === null ? [what] : [what, words.again],
      closing: [words.notYou(contact)],
    },
    locale,
    agency,
  );
}
