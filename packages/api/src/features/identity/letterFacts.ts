import type { LetterFacts } from "../../mail/letters.ts";
import { unblockedKind } from "./access/unblocked.letter.ts";
import { accountDeletedKind } from "./account/accountDeleted.letter.ts";
import { emailChangedKind } from "./email/emailChanged.letter.ts";
import { invitationKind, resetKind } from "./links/linkKinds.ts";
import { passwordChangedKind } from "./passwords/passwordChanged.letter.ts";
import { newDeviceKind } from "./sessions/newDevice.letter.ts";

/** What the agency is told of each kind of letter about an account. */
export const identityFacts = {
  [emailChangedKind]: {
    name: { fr: "Adresse e-mail changée", en: "E-mail address changed" },
    when: {
      fr: "Quand l’adresse de quelqu’un change\u00a0: à l’ancienne adresse et à la nouvelle.",
      en: "When somebody’s address changes: to the former address and to the new one.",
    },
  },
  [resetKind]: {
    name: { fr: "Nouveau mot de passe", en: "New password" },
    when: {
      fr: "Quand quelqu’un a oublié son mot de passe, ou quand l’agence lui envoie un lien.",
      en: "When somebody has forgotten their password, or when the agency sends them a link.",
    },
    isWayIn: true,
  },
  [invitationKind]: {
    name: { fr: "Invitation", en: "Invitation" },
    when: {
      fr: "Quand l’agence invite quelqu’un à choisir un premier mot de passe.",
      en: "When the agency invites somebody to choose a first password.",
    },
    isRepeatable: true,
    isToFirstPassword: true,
    isWayIn: true,
  },
  [passwordChangedKind]: {
    name: { fr: "Mot de passe changé", en: "Password changed" },
    when: {
      fr: "Dès qu’un mot de passe est choisi, ou change.",
      en: "As soon as a password is chosen, or changes.",
    },
  },
  [newDeviceKind]: {
    name: { fr: "Connexion d’un nouvel appareil", en: "Sign-in from a new device" },
    when: {
      fr: "Quand quelqu’un se connecte depuis un navigateur que le portail ne connaît pas.",
      en: "When somebody signs in from a browser that the portal does not know.",
    },
  },
  [unblockedKind]: {
    name: { fr: "Accès rétabli", en: "Access restored" },
    when: {
      fr: "Quand l’agence rétablit un accès suspendu.",
      en: "When the agency restores a suspended access.",
    },
  },
  [accountDeletedKind]: {
    name: { fr: "Compte supprimé", en: "Account deleted" },
    when: {
      fr: "Quand un compte a été supprimé, à la dernière adresse connue.",
      en: "When an account was deleted, to the last known address.",
    },
  },
} as const satisfies Readonly<Record<string, LetterFacts>>;
