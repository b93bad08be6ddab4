import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

// \u2011 is the hyphen at which a line is not broken.
export const resetPasswordWords = catalogue({
  fr: {
    heading: "Choisissez votre mot de passe",
    password: "Nouveau mot de passe",
    confirmation: "Confirmez le mot de passe",
    rules: "Votre mot de passe doit contenir\u00a0:",
    held: "C’est fait",
    missing: "À compléter",
    mismatch: "Les mots de passe ne sont pas identiques", // ERR-05, printed
    completeRules: "Pour enregistrer, complétez d’abord les règles ci-dessus.",
    typeTwice: "Pour enregistrer, saisissez le même mot de passe dans les deux champs.",
    save: "Enregistrer le mot de passe",
    noKey: "Ce lien est incomplet. Demandez-en un nouveau\u00a0: vous le recevrez par e\u2011mail.",
    unusableKey: "Vous pouvez en demander un nouveau\u00a0: vous le recevrez par e\u2011mail.",
    newLink: "Recevoir un nouveau lien",
    backToLogin: "Revenir à la connexion",
    noScript:
      "Pour choisir votre mot de passe, cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis ouvrez à nouveau le lien reçu par e\u2011mail.",
  },
  en: {
    heading: "Choose your password",
    password: "New password",
    confirmation: "Confirm the password",
    rules: "Your password must contain:",
    held: "Met",
    missing: "Not met yet",
    mismatch: "The passwords do not match",
    completeRules: "To save, meet all the rules above first.",
    typeTwice: "To save, enter the same password in both fields.",
    save: "Save the password",
    noKey: "This link is incomplete. Ask for a new one: you will receive it by e\u2011mail.",
    unusableKey: "You can ask for a new one: you will receive it by e\u2011mail.",
    newLink: "Get a new link",
    backToLogin: "Back to sign-in",
    noScript:
      "To choose your password, this page needs JavaScript. Turn it on in your browser, then open the link you received by e\u2011mail again.",
  },
});

/** Said on the sign-in page once the password is changed (AUTH-31, AUTH-OP7). */
export const passwordChanged: Bilingual = {
  fr: "Votre mot de passe a bien été modifié. Merci de vous reconnecter.",
  en: "Your password has been changed. Please sign in again.",
};

/** Said there in its place to who has chosen their first one: nothing was changed. */
export const accountReady: Bilingual = {
  fr: "Votre compte est prêt. Connectez-vous avec le mot de passe que vous venez de choisir.",
  en: "Your account is ready. Sign in with the password that you have just chosen.",
};
