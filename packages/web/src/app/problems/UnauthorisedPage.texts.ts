import { catalogue } from "@ribambelle/domain/kernel/texts";

const roles = { Parent: "parent", BabySitter: "intervenant", Agency: "agence" };
const englishRoles = { Parent: "parent", BabySitter: "babysitter", Agency: "agency" };

export const unauthorisedWords = catalogue({
  fr: {
    title: "Accès non autorisé",
    heading: "Vous n'êtes pas autorisé à accéder à cette page.", // ROUTE-45, ERR-19, printed
    lead: "Cette page est réservée à un autre type de compte. Votre espace, lui, est toujours là.",
    home: "Revenir à l’accueil",
    account: (name: string, role: keyof typeof roles) => `Compte ouvert\u00a0: ${name} (${roles[role]})`,
    other: "Se connecter avec un autre compte",
  },
  en: {
    title: "Access not allowed",
    heading: "You are not allowed to access this page.",
    lead: "This page is for another kind of account. Your own space is still here.",
    home: "Back to the home page",
    account: (name, role) => `Signed in as ${name} (${englishRoles[role]})`,
    other: "Sign in with another account",
  },
});
