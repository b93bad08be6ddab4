import { shortDay } from "@ribambelle/domain/kernel/day";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const payslipsTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run payslips -- --choices [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    none: "Personne n’a choisi le papier\u00a0: toutes les fiches de paie sont électroniques.",
    paper: (reference: string, name: string, moment: string, effect: string) =>
      `${name} (${reference})\u00a0: papier, demandé le ${moment}, au plus tard pour les paies versées après le ${shortDay(effect)}`,
    electronic: (reference: string, name: string, moment: string) =>
      `${name} (${reference})\u00a0: électronique, depuis le ${moment}`,
  },
  en: {
    usage: "Usage: npm run payslips -- --choices [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    none: "Nobody has chosen paper: all payslips are electronic.",
    paper: (reference, name, moment, effect) =>
      `${name} (${reference}): paper, asked on ${moment}, for pay after ${shortDay(effect)} at the latest`,
    electronic: (reference, name, moment) => `${name} (${reference}): electronic, since ${moment}`,
  },
});
