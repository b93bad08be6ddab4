import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const loginWords = catalogue({
  fr: {
    title: "Connexion",
    heading: "Bienvenue",
    lead: "Connectez-vous pour retrouver vos contrats et vos documents.",
    userName: "E-mail ou identifiant",
    password: "Mot de passe",
    signIn: "Se connecter",
    forgotten: "Mot de passe oublié\u00a0?",
    noAccount: "Pas encore de compte\u00a0?",
    signUp: "Créer un compte",
    stillOpen: "Cet appareil ne montre plus rien de vous",
    stillTrying:
      "Le portail n’a pas répondu\u00a0: votre session y est peut-être encore ouverte. Nous la fermons dès qu’il répond\u00a0; gardez cette page ouverte.",
    signedOut: "Votre session est fermée.",
    // AGREN-14
    toAnswer: "Connectez-vous pour répondre pour la rentrée",
    toAnswerHelp:
      "Pas encore de mot de passe, ou oublié\u00a0? Demandez un lien ci-dessous. Sinon, appelez l’agence.",
  },
  en: {
    title: "Sign in",
    heading: "Welcome",
    lead: "Sign in to find your contracts and your documents.",
    userName: "E-mail or user name",
    password: "Password",
    signIn: "Sign in",
    forgotten: "Forgotten your password?",
    noAccount: "No account yet?",
    signUp: "Create an account",
    stillOpen: "This device no longer shows anything of yours",
    stillTrying:
      "The portal did not respond: your session may still be open there. We will close it as soon as it responds; keep this page open.",
    signedOut: "You are signed out.",
    toAnswer: "Sign in to answer about the new school year",
    toAnswerHelp: "No password yet, or forgotten? Ask for a link below. Otherwise, call the agency.",
  },
});

/** What the snackbar says of any failed sign-in (AUTH-14, ERR-11, printed). */
export const signInFailed: Bilingual = {
  fr: "Echec de tentative de connexion.",
  en: "Sign-in attempt failed.",
};
