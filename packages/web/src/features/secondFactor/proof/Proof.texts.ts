import { catalogue } from "@ribambelle/domain/kernel/texts";

export const proofWords = catalogue({
  fr: {
    heading: "Confirmez que c’est bien vous",
    byCode: "Saisissez le code que montre votre application d’authentification.",
    byPassword: "Saisissez votre mot de passe pour continuer.",
    password: "Mot de passe",
    confirm: "Confirmer",
  },
  en: {
    heading: "Confirm that it is you",
    byCode: "Enter the code that your authenticator app shows.",
    byPassword: "Enter your password to continue.",
    password: "Password",
    confirm: "Confirm",
  },
});
