import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";
import type { FactorEvent } from "./factorLetters.ts";

interface Told {
  readonly subject: string;
  readonly what: string;
  readonly next: string;
}

const notYou = "Si ce n’est pas vous, changez votre mot de passe sans attendre et prévenez l’agence.";
const notYouEnglish = "If this was not you, change your password straight away and tell the agency.";

const texts = catalogue({
  fr: {
    told: {
      switchedOn: () => ({
        subject: "La double authentification est activée",
        what: "Un code de votre application d’authentification vous sera demandé à chaque connexion avec votre mot de passe.",
        next: notYou,
      }),
      switchedOff: () => ({
        subject: "La double authentification est désactivée",
        what: "Votre mot de passe suffit de nouveau pour vous connecter à votre espace personnel.",
        next: notYou,
      }),
      reset: () => ({
        subject: "Votre double authentification a été réinitialisée",
        what: "L’agence a retiré l’application d’authentification et les codes de secours de votre compte. Vous pouvez en activer une nouvelle dans votre espace, à la page «\u00a0Sécurité du compte\u00a0».",
        next: "Si vous ne l’avez pas demandé, prévenez l’agence sans attendre.",
      }),
      recoveryCodeUsed: (left: number) => ({
        subject: "Un code de secours a servi à vous connecter",
        what: `Un de vos codes de secours a servi à vous connecter et ne fonctionne plus\u00a0: il vous en reste ${left}. À la page «\u00a0Sécurité du compte\u00a0», vous pouvez en obtenir dix nouveaux.`,
        next: notYou,
      }),
      codesRenewed: () => ({
        subject: "Vous avez de nouveaux codes de secours",
        what: "Dix codes de secours remplacent les précédents, qui ne fonctionnent plus.",
        next: notYou,
      }),
      wrongCodes: () => ({
        subject: "Des codes erronés ont été saisis pour votre compte",
        what: "Quelqu’un qui connaît votre mot de passe a saisi des codes erronés. Si ce n’est pas vous, changez-le.",
        next: "Personne n’est entré dans votre espace avec ces codes.",
      }),
    } as Record<FactorEvent, (left: number) => Told>,
  },
  en: {
    told: {
      switchedOn: () => ({
        subject: "Two-step sign-in is on",
        what: "You will be asked for a code from your authenticator app each time you sign in with your password.",
        next: notYouEnglish,
      }),
      switchedOff: () => ({
        subject: "Two-step sign-in is off",
        what: "Your password is again enough to sign in to your personal space.",
        next: notYouEnglish,
      }),
      reset: () => ({
        subject: "Your two-step sign-in was reset",
        what: "The agency removed the authenticator app and the recovery codes from your account. You can set up a new one in your space, on the “Account security” page.",
        next: "If you did not ask for this, tell the agency straight away.",
      }),
      recoveryCodeUsed: (left: number) => ({
        subject: "A recovery code was used to sign in",
        what: `One of your recovery codes was used to sign in and no longer works: you have ${left} left. You can get ten new ones on the “Account security” page.`,
        next: notYouEnglish,
      }),
      codesRenewed: () => ({
        subject: "You have new recovery codes",
        what: "Ten new recovery codes replace the old ones, which no longer work.",
        next: notYouEnglish,
      }),
      wrongCodes: () => ({
        subject: "Wrong codes were entered for your account",
        what: "Somebody who knows your password entered wrong codes. If it was not you, change it.",
        next: "Nobody got into your space with these codes.",
      }),
    },
  },
});

/** Writes the letter that tells a person what happened to their second factor; `left` is how many recovery codes remain. */
export function factorLetter(
  event: FactorEvent,
  locale: Locale,
  about: { firstName: string; left: number; agency: string },
): Letter {
  const words = texts(locale);
  const { subject, what, next } = words.told[event](about.left);
  return layOut(
    {
      subject,
      preheader: what,
      firstName: about.firstName,
      paragraphs: [what],
      closing: [next],
    },
    locale,
    about.agency,
  );
}
