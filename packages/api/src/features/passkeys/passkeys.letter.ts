import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

/** What happened to a passkey. */
export type PasskeyEvent = "added" | "removed";

const texts = catalogue({
  fr: {
    subject: {
      added: "Une clé d’accès a été ajoutée à votre compte",
      removed: "Une clé d’accès a été retirée de votre compte",
    } as Record<PasskeyEvent, string>,
    what: {
      added: (name: string) => `«\u00a0${name}\u00a0» permet désormais de vous connecter sans mot de passe.`,
      removed: (name: string) => `«\u00a0${name}\u00a0» ne permet plus de vous connecter.`,
    } as Record<PasskeyEvent, (name: string) => string>,
    notYou: "Si ce n’est pas vous, changez votre mot de passe sans attendre et prévenez l’agence.",
  },
  en: {
    subject: {
      added: "A passkey was added to your account",
      removed: "A passkey was removed from your account",
    },
    what: {
      added: (name: string) => `“${name}” now lets you sign in without a password.`,
      removed: (name: string) => `“${name}” no longer lets you sign in.`,
    },
    notYou: "If this was not you, change your password straight away and tell the agency.",
  },
});

/** Writes the letter that tells a person of a passkey that was added or removed. */
export function passkeyLetter(
  event: PasskeyEvent,
  locale: Locale,
  about: { firstName: string; name: string; agency: string },
): Letter {
  const words = texts(locale);
  const what = words.what[event](about.name);
  return layOut(
    {
      subject: words.subject[event],
      preheader: what,
      firstName: about.firstName,
      paragraphs: [what],
      closing: [words.notYou],
    },
    locale,
    about.agency,
  );
}
