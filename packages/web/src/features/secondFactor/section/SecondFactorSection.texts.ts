import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const sectionWords = catalogue({
  fr: {
    heading: "Sécurité du compte",
    title: "Double authentification",
    off: "Désactivée",
    on: (day: string) => `Activée depuis le ${day}`,
    what: "Un mot de passe peut être deviné ou volé. Avec un code de votre téléphone, il ne suffit plus pour entrer dans votre espace.",
    how: "À chaque connexion avec votre mot de passe, un code de votre application vous est demandé.",
    required: "Votre agence demande la double authentification.",
    activate: "Activer",
    cancel: "Annuler",
    changePhone: "Changer de téléphone",
    changing:
      "Ajoutez le compte à votre nouveau téléphone. L’ancien fonctionne jusqu’à ce que vous ayez confirmé.",
    switchOff: "Désactiver",
    sure: "Votre mot de passe suffira de nouveau pour entrer. Désactiver la double authentification\u00a0?",
    yes: "Désactiver",
    no: "La garder",
    codes: "Codes de secours",
    codesLeft: (count: number) =>
      count === 0
        ? "Il ne vous en reste aucun."
        : count === 1
          ? "Il vous en reste un."
          : `Il vous en reste ${count}.`,
    fewCodes: "Pensez à en demander de nouveaux\u00a0: sans eux et sans votre téléphone, vous n’entrez plus.",
    newCodes: "Nouveaux codes de secours",
    newCodesSure: "Vos codes actuels ne fonctionneront plus. Obtenir dix nouveaux codes\u00a0?",
    newCodesYes: "Nouveaux codes",
    newCodesNo: "Garder les miens",
  },
  en: {
    heading: "Account security",
    title: "Two-step sign-in",
    off: "Off",
    on: (day) => `On since ${day}`,
    what: "A password can be guessed or stolen. With a code from your phone, a password alone can no longer open your space.",
    how: "Each time you sign in with your password, you will be asked for a code from your app.",
    required: "Your agency asks for two-step sign-in.",
    activate: "Turn on",
    cancel: "Cancel",
    changePhone: "Change phone",
    changing: "Add the account to your new phone. The old one keeps working until you have confirmed.",
    switchOff: "Turn off",
    sure: "Your password alone will again be enough to sign in. Turn two-step sign-in off?",
    yes: "Turn off",
    no: "Keep it",
    codes: "Recovery codes",
    codesLeft: (count) => (count === 0 ? "You have none left." : `You have ${count} left.`),
    fewCodes: "Get new ones: without them or your phone you cannot sign in.",
    newCodes: "New recovery codes",
    newCodesSure: "Your current codes will no longer work. Get ten new codes?",
    newCodesYes: "Get new codes",
    newCodesNo: "Keep mine",
  },
});

export const switchedOn: Bilingual = {
  fr: "La double authentification est activée.",
  en: "Two-step sign-in is on.",
};
export const switchedOff: Bilingual = {
  fr: "La double authentification est désactivée.",
  en: "Two-step sign-in is off.",
};
