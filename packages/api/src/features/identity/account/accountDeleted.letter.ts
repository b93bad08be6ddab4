import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter, LetterOrder } from "../../../mail/letters.ts";
import { momentText } from "../../../mail/moment.ts";
import type { CredentialsOfPerson } from "../../people/index.ts";

export const accountDeletedKind = "identity.account-deleted";

/** The last letter to somebody whose account is gone, to the address that they had; none when they had no address. */
export const accountDeleted = (
  { personId, locale, email }: Pick<CredentialsOfPerson, "personId" | "locale" | "email">,
  at: Date,
): LetterOrder[] =>
  email === null
    ? []
    : [{ kind: accountDeletedKind, personId, locale, payload: { at: at.toISOString() }, lastAddress: email }];

const texts = catalogue({
  fr: {
    subject: "Votre compte est supprimé",
    done: (moment: string) => `Votre compte a été supprimé le ${moment}.`,
    kept: "Votre profil, vos coordonnées et votre mot de passe sont effacés. Vos contrats et vos documents restent conservés par l’agence aussi longtemps que la loi le demande.",
    notYou: (contact: string) =>
      `Ce n’est pas vous\u00a0? Prévenez l’agence sans attendre\u00a0: ${contact}.`,
  },
  en: {
    subject: "Your account has been deleted",
    done: (moment) => `Your account was deleted on ${moment}.`,
    kept: "Your profile, your contact details and your password are erased. The agency keeps your contracts and documents for as long as the law asks.",
    notYou: (contact) => `Wasn’t you? Tell the agency straight away: ${contact}.`,
  },
});

/** Writes the letter that tells of a deleted account; it names nobody. */
export function accountDeletedLetter(
  locale: Locale,
  { at, agency, contact }: { readonly at: Date; readonly agency: string; readonly contact: string },
): Letter {
  const words = texts(locale);
  const done = words.done(momentText(at, locale));
  return layOut(
    {
      subject: words.subject,
      preheader: done,
      firstName: "",
      paragraphs: [done, words.kept],
      closing: [words.notYou(contact)],
    },
    locale,
    agency,
  );
}
