import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

// TABLE L
const texts = catalogue({
  fr: {
    subject: "Votre photo est refusée",
    what: (reason: string) => `L’agence a refusé votre photo de profil\u00a0: ${reason}`,
    next: "Vous pouvez en choisir une autre dans votre profil.",
    button: "Choisir une autre photo",
  },
  en: {
    subject: "Your photo was rejected",
    what: (reason: string) => `The agency has rejected your profile photo: ${reason}`,
    next: "You can choose another one in your profile.",
    button: "Choose another photo",
  },
});

/** Writes the letter that tells a babysitter why the agency refused the photo (MODER-09). */
export function rejectedLetter(
  locale: Locale,
  { firstName, reason, agency, url }: { firstName: string; reason: string; agency: string; url: string },
): Letter {
  const { subject, what, next, button } = texts(locale);
  const words = { subject, preheader: what(reason), firstName, paragraphs: [what(reason), next] };
  return layOut({ ...words, action: { label: button, url }, closing: [] }, locale, agency);
}
