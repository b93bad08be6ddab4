import { catalogue } from "@ribambelle/domain/kernel/texts";

export const secondFactorTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run second-factor -- --reset RÉFÉRENCE [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    unknownPerson: (reference: string) => `Aucune personne active n’a la référence ${reference}.`,
    reset:
      "La double authentification, les codes de secours, les clés d’accès et le mot de passe sont effacés\u00a0; une lettre apporte le lien vers un nouveau mot de passe.",
    keptPassword:
      "La double authentification, les codes de secours et les clés d’accès sont effacés. Sans adresse e-mail, la personne garde son mot de passe.",
  },
  en: {
    usage: "Usage: npm run second-factor -- --reset REFERENCE [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    unknownPerson: (reference) => `No active person has the reference ${reference}.`,
    reset:
      "The second factor, the recovery codes, the passkeys and the password are erased; a letter brings the link to a new password.",
    keptPassword:
      "The second factor, the recovery codes and the passkeys are erased. Without an e-mail address, the person keeps their password.",
  },
});
