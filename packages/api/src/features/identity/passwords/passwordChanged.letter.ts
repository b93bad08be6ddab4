import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter, LetterOrder } from "../../../mail/letters.ts";
import { momentText } from "../../../mail/moment.ts";

export const passwordChangedKind = "identity.password-changed";

interface Chosen {
  readonly locale: Locale;
  readonly at: Date;
  /** Whether they had none before. */
  readonly isFirst: boolean;
}

/** The letter that tells somebody that their password was chosen or changed, by themselves or by a link. */
export const passwordChanged = (personId: number, { locale, at, isFirst }: Chosen): LetterOrder => ({
  kind: passwordChangedKind,
  personId,
  locale,
  payload: { at: at.toISOString(), ...(isFirst && { password: "first" }) },
});

const texts = catalogue({
  fr: {
    subject: "Votre mot de passe a été modifié",
    firstSubject: "Vous avez choisi votre mot de passe",
    done: (moment: string) => `Le mot de passe de votre espace personnel a été modifié le ${moment}.`,
    firstDone: (moment: string) => `Le mot de passe de votre espace personnel a été choisi le ${moment}.`,
    sessions: "Tous vos appareils ont été déconnectés\u00a0: connectez-vous avec le nouveau mot de passe.",
    button: "Me connecter",
    notYou: (contact: string) =>
      `Ce n’est pas vous\u00a0? Choisissez tout de suite un autre mot de passe par «\u00a0Mot de passe oublié\u00a0?\u00a0», puis prévenez l’agence\u00a0: ${contact}.`,
  },
  en: {
    subject: "Your password was changed",
    firstSubject: "You chose your password",
    done: (moment) => `The password of your personal space was changed on ${moment}.`,
    firstDone: (moment) => `The password of your personal space was chosen on ${moment}.`,
    sessions: "All your devices were signed out: sign in with the new password.",
    button: "Sign in",
    notYou: (contact) =>
      `Wasn’t you? Choose another password at once through “Forgotten your password?”, then tell the agency: ${contact}.`,
  },
});

interface Facts {
  readonly firstName: string;
  readonly at: Date;
  readonly isFirst: boolean;
  readonly url: string;
  readonly agency: string;
  readonly contact: string;
}

/** Writes the letter that tells of a new password. */
export function passwordChangedLetter(
  locale: Locale,
  { firstName, at, isFirst, url, agency, contact }: Facts,
): Letter {
  const words = texts(locale);
  const done = (isFirst ? words.firstDone : words.done)(momentText(at, locale));
  return layOut(
    {
      subject: isFirst ? words.firstSubject : words.subject,
      preheader: done,
      firstName,
      paragraphs: isFirst ? [done] : [done, words.sessions],
      action: { label: words.button, url },
      closing: [words.notYou(contact)],
    },
    locale,
    agency,
  );
}
