import { refusals } from "../kernel/refusal.ts";
import type { Bilingual } from "../kernel/texts.ts";
import type { PasswordProblem } from "./password.ts";

/** What the identity calls refuse. Printed sentences keep their straight apostrophes. */
export const identityRefusals = refusals("identity", {
  wrongCredentials: {
    status: 401,
    fr: "Votre email ou votre mot de passe est erroné.", // ERR-12, printed
    en: "Your e-mail or password is wrong.",
  },
  // The agency’s number is told by `blockedFrom`.
  blocked: {
    status: 403,
    isOfFacts: true,
    fr: "Votre accès est suspendu. Contactez l’agence.",
    en: "Your access is suspended. Contact the agency.",
  },
  wrongCurrentPassword: {
    status: 400,
    fr: "Votre mot de passe actuel est erroné.",
    en: "Your current password is wrong.",
  },
  passwordContainsEmail: {
    status: 400,
    fr: "Votre nouveau mot de passe ne doit pas contenir votre email", // ERR-06, printed
    en: "Your new password must not contain your e-mail",
  },
  passwordContainsUserName: {
    status: 400,
    fr: "Votre nouveau mot de passe ne doit pas contenir votre identifiant.",
    en: "Your new password must not contain your user name.",
  },
  passwordContainsName: {
    status: 400,
    fr: "Votre nouveau mot de passe ne doit pas contenir votre prénom ni votre nom.",
    en: "Your new password must not contain your first or last name.",
  },
  passwordContainsAgency: {
    status: 400,
    fr: "Votre nouveau mot de passe ne doit pas contenir le nom de l’agence ou du portail.",
    en: "Your new password must not contain the name of the agency or of the portal.",
  },
  passwordShortForStaff: {
    status: 400,
    fr: "Le mot de passe d’un membre de l’agence compte au moins 12 caractères.", // STAFF-20
    en: "The password of a member of the agency has at least 12 characters.",
  },
  passwordTooCommon: {
    status: 400,
    fr: "Ce mot de passe est trop courant\u00a0: il fait partie des premiers que l’on essaie. Merci d’en choisir un autre.",
    en: "This password is too common: it is one of the first that anyone would try. Please choose another.",
  },
  passwordInUse: {
    status: 400,
    fr: "Votre nouveau mot de passe doit être différent de celui que vous avez déjà.",
    en: "Your new password must be different from your current one.",
  },
  tooManyAtOnce: {
    status: 503,
    fr: "Beaucoup de personnes se connectent en ce moment. Merci de réessayer dans un instant.",
    en: "Many people are signing in at the moment. Please try again in a moment.",
  },
  noSuchSession: {
    status: 404,
    fr: "Cet appareil n’est plus connecté.",
    en: "This device is no longer signed in.",
  },
  resetKeyUnusable: {
    status: 400,
    fr: "Ce lien n’est plus valable\u00a0: il a expiré ou a déjà servi.",
    en: "This link is no longer valid: it has expired or has already been used.",
  },
});

/** Why the server refuses a new password that satisfies every rule of the page. */
export const passwordRefusals = [
  identityRefusals.passwordShortForStaff,
  identityRefusals.passwordInUse,
  identityRefusals.passwordContainsEmail,
  identityRefusals.passwordContainsUserName,
  identityRefusals.passwordContainsName,
  identityRefusals.passwordContainsAgency,
  identityRefusals.passwordTooCommon,
] as const;

/** What the rule of its length is where somebody of the agency chooses it (STAFF-20). */
export const staffLengthText: Bilingual = {
  fr: "Entre 12 et 64 caractères",
  en: "Between 12 and 64 characters",
};

/** Each password rule, as the sentence that a person reads beside the field. */
export const passwordProblemTexts: Readonly<Record<PasswordProblem, Bilingual>> = {
  "password-lowercase": { fr: "Au moins une lettre minuscule", en: "At least one lowercase letter" },
  "password-uppercase": { fr: "Au moins une lettre majuscule", en: "At least one uppercase letter" },
  "password-digit": { fr: "Au moins un chiffre", en: "At least one digit" },
  "password-length": { fr: "Entre 8 et 64 caractères", en: "Between 8 and 64 characters" },
};

/** The messages that the error page treats as a failed sign-in (ROUTE-47, ROUTE-48, two printed; FOLKS-31). */
export const signInFailures = {
  technical: { fr: "Echec lors de la connexion.", en: "Sign-in failed." },
  credentials: identityRefusals.wrongCredentials,
  blocked: identityRefusals.blocked,
} as const;
