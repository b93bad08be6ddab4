import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { certificatesPath } from "@ribambelle/domain/billing/certificates/certificate.notices";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { pointTo } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

export const certificateKind = "certificates.published";

const texts = catalogue({
  fr: {
    // TAX-30, printed
    subject: (year: number) => `Votre attestation fiscale ${year} est disponible`,
    corrected: (year: number) => `Votre attestation fiscale rectificative ${year} est disponible`,
    where: (year: number) =>
      `L’attestation de ce que vous avez réglé en ${year} vous attend dans votre espace\u00a0: connectez-vous pour la télécharger.`,
    replaces:
      "Elle remplace celle que nous vous avions remise\u00a0: si vous avez déjà déclaré vos revenus, vérifiez votre déclaration.",
    button: "Voir mes attestations",
  },
  en: {
    subject: (year) => `Your tax certificate for ${year} is available`,
    corrected: (year) => `Your corrected tax certificate for ${year} is available`,
    where: (year) =>
      `The certificate of what you paid in ${year} is waiting for you in your space: sign in to download it.`,
    replaces:
      "It replaces the one that we gave you before: if you have already filed your tax return, please check it.",
    button: "See my certificates",
  },
});

/** Writes that a tax certificate, or its correction, is there; never an amount (TAX-30, SPACE-32). */
export function certificateLetter(
  locale: Locale,
  { year, version }: { readonly year: number; readonly version: number },
  firstName: string,
  portal: { readonly agency: ShownAgency; readonly publicUrl: string },
): Letter {
  const words = texts(locale);
  const isCorrection = version > 1;
  const subject = isCorrection ? words.corrected(year) : words.subject(year);
  const paragraphs = [words.where(year), ...(isCorrection ? [words.replaces] : [])];
  return pointTo(
    { subject, firstName, paragraphs, button: words.button, path: certificatesPath },
    locale,
    portal,
  );
}
