import { act, acts } from "../kernel/acts/act.ts";

/** What happens to accounts and sessions. */
export const identityActs = acts("identity", {
  signedIn: act({ fr: "a ouvert une session", en: "signed in" }),
  passwordGiven: act({
    fr: "a donné son mot de passe, avant la double authentification",
    en: "entered the password, before the second factor",
  }),
  signInRefused: act({
    fr: "n’a pas pu ouvrir de session",
    en: "could not sign in",
  }),
  signedOut: act({ fr: "a fermé sa session", en: "signed out" }),
  sessionEnded: act({
    fr: "a fermé une session ouverte ailleurs",
    en: "ended a session that was open elsewhere",
  }),
  otherSessionsEnded: act({
    fr: "a fermé ses autres sessions",
    en: "ended the other sessions",
  }),
  passwordChanged: act({
    fr: "a changé le mot de passe",
    en: "changed the password",
  }),
  passwordChangeRefused: act({
    fr: "n’a pas pu changer le mot de passe",
    en: "could not change the password",
  }),
  proofRefused: act({
    fr: "n’a pas confirmé son identité",
    en: "could not confirm their identity",
  }),
  resetRequested: act({
    fr: "a demandé un lien pour choisir un mot de passe",
    en: "requested a link to set a password",
  }),
  passwordReset: act({
    fr: "a choisi un mot de passe par un lien",
    en: "set a password with a link",
  }),
  passwordResetRefused: act({
    fr: "n’a pas pu choisir de mot de passe par un lien",
    en: "could not set a password with a link",
  }),
  invited: act({ fr: "a envoyé une invitation", en: "sent an invitation" }),
  accountDeleted: act({ fr: "a supprimé le compte", en: "deleted the account" }),
  connectionPopupDisabled: act({
    fr: "a écarté le rappel de la déclaration fiscale",
    en: "dismissed the reminder of the tax return",
  }),
});
