import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

// TABLE L
const texts = catalogue({
  fr: {
    subject: "Votre annonce est à corriger",
    what: (reason: string) => `L’agence vous demande de corriger votre annonce\u00a0: ${reason}`,
    next: "Les familles ne la voient plus. Une fois corrigée, vous pouvez la publier de nouveau.",
    button: "Corriger mon annonce",
  },
  en: {
    subject: "Your advert is to be corrected",
    what: (reason: string) => `The agency asks you to correct your advert: ${reason}`,
    next: "Families do not see it any more. Once it is corrected, you can publish it again.",
    button: "Correct my advert",
  },
});

/** Writes the letter that tells a babysitter what to correct in the advert (MODER-10). */
export function toCorrectLetter(
  locale: Locale,
  { firstName, reason, agency, url }: { firstName: string; reason: string; agency: string; url: string },
): Letter {
  const { subject, what, next, button } = texts(locale);
  const words = { subject, preheader: what(reason), firstName, paragraphs: [what(reason), next] };
  return layOut({ ...words, action: { label: button, url }, closing: [] }, locale, agency);
}
