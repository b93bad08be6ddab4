import { catalogue } from "@ribambelle/domain/kernel/texts";

export const signUpWords = catalogue({
  fr: {
    title: "Créer un compte",
    heading: "L’inscription en ligne n’est pas encore ouverte ici",
    lead: "Votre agence crée votre compte pour vous\u00a0: contactez-la, puis choisissez votre mot de passe avec «\u00a0Mot de passe oublié\u00a0?\u00a0».",
    code: (code: string) =>
      `Vous venez de la part d’un proche\u00a0? Donnez à l’agence son code de parrainage\u00a0: ${code}`,
    login: "Revenir à la connexion",
  },
  en: {
    title: "Create an account",
    heading: "Online sign-up is not open here yet",
    lead: "Your agency creates your account for you: contact it, then choose your password through “Forgotten your password?”.",
    code: (code) => `Did a friend send you? Give the agency their referral code: ${code}`,
    login: "Back to sign-in",
  },
});
