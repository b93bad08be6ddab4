import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { Done } from "./staffActs.ts";

export const staffCommandTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run staff [-- --create --reference RÉFÉRENCE --first-name PRÉNOM --last-name NOM --email ADRESSE [--phone TÉLÉPHONE] --function FONCTION… | --functions RÉFÉRENCE FONCTION… | --end RÉFÉRENCE | --reopen RÉFÉRENCE [FONCTION…] | --invite RÉFÉRENCE | --reset-second-factor RÉFÉRENCE] [--lang fr|en]. Fonctions\u00a0: administrator, coordinator, recruiter, reader.",
    unknown: (word: string) => `«\u00a0${word}\u00a0» n’est pas connu.`,
    unfit: (option: string) => `${option} manque ou n’a pas de sens.`,
    nobody: (reference: string) => `Aucun compte actif de l’agence n’a la référence ${reference}.`,
    done: {
      create: (reference, functions) =>
        `${reference}\u00a0: ${functions}. Le compte est créé, et l’invitation part.`,
      functions: (reference, functions) =>
        `${reference}\u00a0: ${functions}. Ses sessions ouvertes sont terminées.`,
      end: (reference) => `${reference}\u00a0: le compte est fermé, ses sessions ouvertes sont terminées.`,
      reopen: (reference, functions) =>
        `${reference}\u00a0: ${functions}. Le compte est rouvert, et l’invitation part.`,
      invite: (reference) => `${reference}\u00a0: une nouvelle invitation part.`,
      "reset-second-factor": (reference) =>
        `${reference}\u00a0: double authentification et mot de passe effacés, sessions terminées\u00a0; le lien vers un nouveau mot de passe part.`,
    } as Readonly<Record<Done["act"], (reference: string, functions: string) => string>>,
    member: (reference: string, name: string, functions: string) =>
      `${name} (${reference})\u00a0: ${functions}`,
    none: "aucune fonction",
    noAdministrator:
      "L’agence n’a pas d’administrateur\u00a0: npm run staff -- --functions RÉFÉRENCE administrator, ou --create pour un nouveau compte",
  },
  en: {
    usage:
      "Usage: npm run staff [-- --create --reference REFERENCE --first-name NAME --last-name NAME --email ADDRESS [--phone NUMBER] --function FUNCTION… | --functions REFERENCE FUNCTION… | --end REFERENCE | --reopen REFERENCE [FUNCTION…] | --invite REFERENCE | --reset-second-factor REFERENCE] [--lang fr|en]. Functions: administrator, coordinator, recruiter, reader.",
    unknown: (word) => `“${word}” is not known.`,
    nobody: (reference) => `No active account of the agency has the reference ${reference}.`,
    unfit: (option) => `${option} is missing or means nothing.`,
    done: {
      create: (reference, functions) =>
        `${reference}: ${functions}. The account is created, and the invitation leaves.`,
      functions: (reference, functions) => `${reference}: ${functions}. Their open sessions have ended.`,
      end: (reference) => `${reference}: the account has ended, and so have their open sessions.`,
      reopen: (reference, functions) =>
        `${reference}: ${functions}. The account is open again, and the invitation leaves.`,
      invite: (reference) => `${reference}: another invitation leaves.`,
      "reset-second-factor": (reference) =>
        `${reference}: second factor and password erased, sessions ended; the link to a new password leaves.`,
    },
    member: (reference, name, functions) => `${name} (${reference}): ${functions}`,
    none: "no function",
    noAdministrator:
      "The agency has no administrator: npm run staff -- --functions REFERENCE administrator, or --create for a new account",
  },
});
