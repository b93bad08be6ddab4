import { catalogue } from "@ribambelle/domain/kernel/texts";

export const staffCommandTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run staff [-- --functions RÉFÉRENCE FONCTION…] [--lang fr|en]. Fonctions\u00a0: administrator, coordinator, recruiter, reader.",
    unknown: (word: string) => `«\u00a0${word}\u00a0» n’est pas connu.`,
    nobody: (reference: string) => `Aucun compte actif de l’agence n’a la référence ${reference}.`,
    given: (reference: string, functions: string) =>
      `${reference}\u00a0: ${functions}. Ses sessions ouvertes sont terminées.`,
    member: (reference: string, name: string, functions: string) =>
      `${name} (${reference})\u00a0: ${functions}`,
    none: "aucune fonction",
    noAdministrator:
      "L’agence n’a pas d’administrateur\u00a0: npm run staff -- --functions RÉFÉRENCE administrator",
  },
  en: {
    usage:
      "Usage: npm run staff [-- --functions REFERENCE FUNCTION…] [--lang fr|en]. Functions: administrator, coordinator, recruiter, reader.",
    unknown: (word) => `“${word}” is not known.`,
    nobody: (reference) => `No active account of the agency has the reference ${reference}.`,
    given: (reference, functions) => `${reference}: ${functions}. Their open sessions have ended.`,
    member: (reference, name, functions) => `${name} (${reference}): ${functions}`,
    none: "no function",
    noAdministrator: "The agency has no administrator: npm run staff -- --functions REFERENCE administrator",
  },
});
