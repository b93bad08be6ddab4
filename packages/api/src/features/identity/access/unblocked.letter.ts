import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

export const unblockedKind = "identity.unblocked";

// TABLE L
const texts = catalogue({
  fr: {
    subject: "Votre accès est rétabli",
    what: "Votre accès à votre espace est rétabli. Vous vous connectez comme avant, avec le même mot de passe.",
    button: "Ouvrir mon espace",
  },
  en: {
    subject: "Your access is restored",
    what: "The access to your space is restored. You sign in as before, with the same password.",
    button: "Open my space",
  },
});

/** Writes the letter that tells somebody that the agency lets them in again (FOLKS-31). */
export function unblockedLetter(
  locale: Locale,
  { firstName, agency, url }: { firstName: string; agency: string; url: string },
): Letter {
  const { subject, what, button } = texts(locale);
  const action = { label: button, url };
  return layOut(
    { subject, preheader: what, firstName, paragraphs: [what], action, closing: [] },
    locale,
    agency,
  );
}
