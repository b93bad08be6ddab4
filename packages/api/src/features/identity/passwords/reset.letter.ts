import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

const texts = catalogue({
  fr: {
    subject: "Choisissez votre mot de passe",
    asked: "Vous avez demandé à choisir un nouveau mot de passe pour votre espace personnel.",
    how: "Cliquez sur le bouton ci-dessous, puis saisissez le mot de passe de votre choix.",
    button: "Choisir mon mot de passe",
    validity: (hours: number) => `Ce lien fonctionne une seule fois, pendant ${hours}\u00a0heures.`,
    notYou:
      "Vous n’êtes pas à l’origine de cette demande\u00a0? Ignorez cet e-mail\u00a0: votre mot de passe reste inchangé.",
  },
  en: {
    subject: "Choose your password",
    asked: "You asked to choose a new password for your personal space.",
    how: "Use the button below, then enter the password of your choice.",
    button: "Choose my password",
    validity: (hours) => `This link works once, for ${hours} hours.`,
    notYou: "Didn’t ask for this? Ignore this e-mail: your password stays as it is.",
  },
});

/** Writes the letter that carries a reset link. */
export function resetLetter(
  locale: Locale,
  letter: { firstName: string; url: string; hours: number; agency: string },
): Letter {
  const words = texts(locale);
  return layOut(
    {
      subject: words.subject,
      preheader: words.validity(letter.hours),
      firstName: letter.firstName,
      paragraphs: [words.asked, words.how],
      action: { label: words.button, url: letter.url },
      closing: [words.validity(letter.hours), words.notYou],
    },
    locale,
    letter.agency,
  );
}
