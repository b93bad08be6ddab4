import { catalogue } from "@ribambelle/domain/kernel/texts";

export const demonstrationTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run demonstration -- remove [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    none: "La démonstration n’est pas dans cette base de données\u00a0: rien à retirer.",
    removed: (count: number) =>
      `La démonstration est retirée\u00a0: ${count}\u00a0personnes et tout ce qui est à elles. Leurs fichiers partent dans les deux heures où le portail tourne.`,
  },
  en: {
    usage: "Usage: npm run demonstration -- remove [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    none: "The demonstration is not in this database: there is nothing to remove.",
    removed: (count) =>
      `The demonstration is removed: ${count} people and all that is theirs. Their files go within two hours of the portal running.`,
  },
});
