import type { LetterFacts } from "../../../mail/letters.ts";
import type { FactorEvent } from "./factorLetters.ts";

/** What the agency is told of each kind of letter about a second factor. */
export const factorFacts: Readonly<Record<FactorEvent, LetterFacts>> = {
  switchedOn: {
    name: { fr: "Double authentification activée", en: "Two-step sign-in switched on" },
    when: { fr: "Quand quelqu’un l’active.", en: "When somebody switches it on." },
  },
  switchedOff: {
    name: { fr: "Double authentification désactivée", en: "Two-step sign-in switched off" },
    when: { fr: "Quand quelqu’un la désactive.", en: "When somebody switches it off." },
  },
  reset: {
    name: { fr: "Double authentification réinitialisée", en: "Two-step sign-in reset" },
    when: {
      fr: "Quand elle est effacée pour qui n’a plus son application ni ses codes.",
      en: "When it is erased for somebody who has neither their app nor their codes any more.",
    },
  },
  recoveryCodeUsed: {
    name: { fr: "Code de secours utilisé", en: "Recovery code used" },
    when: {
      fr: "Quand quelqu’un se connecte avec un code de secours.",
      en: "When somebody signs in with a recovery code.",
    },
  },
  codesRenewed: {
    name: { fr: "Nouveaux codes de secours", en: "New recovery codes" },
    when: {
      fr: "Quand quelqu’un remplace ses codes de secours.",
      en: "When somebody replaces their recovery codes.",
    },
  },
  wrongCodes: {
    name: { fr: "Codes de connexion faux", en: "Wrong sign-in codes" },
    when: {
      fr: "Quand plusieurs codes faux suivent le bon mot de passe.",
      en: "When several wrong codes follow the right password.",
    },
  },
};
