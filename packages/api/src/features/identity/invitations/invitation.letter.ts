import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";

const texts = catalogue({
  fr: {
    subject: (agency: string) => `${agency}\u00a0: votre espace personnel est prêt`,
    welcome: (agency: string) => `Bienvenue\u00a0! ${agency} vous ouvre votre espace personnel en ligne.`,
    gives: {
      Parent: "Vous y retrouvez vos contrats, où que vous soyez, et vos documents à télécharger.",
      BabySitter:
        "Vous y retrouvez vos contrats de travail, vos attestations et vos certificats, à télécharger quand vous en avez besoin.",
      // STAFF-12
      Agency:
        "Vous y retrouverez le bureau de l’agence. À la première connexion, une application d’authentification vous sera demandée.",
    } satisfies Record<Role, string>,
    how: "Il vous reste à choisir votre mot de passe. Vous vous connecterez ensuite avec votre adresse e\u2011mail.",
    button: "Choisir mon mot de passe",
    validity: (days: number) =>
      `Ce lien fonctionne une seule fois, pendant ${days}\u00a0${days > 1 ? "jours" : "jour"}.`,
    later:
      "Passé ce délai, cliquez sur «\u00a0Mot de passe oublié\u00a0?\u00a0» à la page de connexion\u00a0: vous recevrez un nouveau lien.",
  },
  en: {
    subject: (agency) => `${agency}: your personal space is ready`,
    welcome: (agency) => `Welcome! ${agency} opens your personal space online.`,
    gives: {
      Parent: "You will find your contracts there, wherever you are, and your documents to download.",
      BabySitter:
        "You will find your work contracts, attestations and certificates there, to download whenever you need them.",
      Agency:
        "You will find the agency’s desk there. When you first sign in, you will be asked for an authenticator app.",
    },
    how: "All that remains is to choose your password. You will then sign in with your e\u2011mail address.",
    button: "Choose my password",
    validity: (days) => `This link works once, for ${days} ${days > 1 ? "days" : "day"}.`,
    later: "After that, follow “Forgotten your password?” on the sign-in page: you will receive a new link.",
  },
});

/** Writes the letter that invites a person to choose their first password. */
export function invitationLetter(
  locale: Locale,
  letter: { firstName: string; role: Role; url: string; days: number; agency: string },
): Letter {
  const words = texts(locale);
  const { agency, firstName, role, url, days } = letter;
  return layOut(
    {
      subject: words.subject(agency),
      preheader: words.how,
      firstName,
      paragraphs: [words.welcome(agency), words.gives[role], words.how],
      action: { label: words.button, url },
      closing: [words.validity(days), words.later],
    },
    locale,
    agency,
  );
}
