import { shortDay } from "@ribambelle/domain/kernel/day";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const payslipsTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run payslips -- --choices | --closing AAAA-MM-JJ [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    none: "Personne n’a choisi le papier\u00a0: toutes les fiches de paie sont électroniques.",
    paper: (reference: string, name: string, moment: string, effect: string) =>
      `${name} (${reference})\u00a0: papier, demandé le ${moment}, au plus tard pour les paies versées après le ${shortDay(effect)}`,
    electronic: (reference: string, name: string, moment: string) =>
      `${name} (${reference})\u00a0: électronique, depuis le ${moment}`,
    noDay: (day: string) => `${day} n’est pas un jour tel que 2027-06-30.`,
    tooSoon: (earliest: string) =>
      `Les intervenants doivent le savoir trois mois avant\u00a0: au plus tôt le ${shortDay(earliest)}.`,
    warned: (count: number, day: string) =>
      count === 0
        ? `Plus personne à prévenir pour le ${shortDay(day)}.`
        : `${count === 1 ? "1 intervenant prévenu" : `${count} intervenants prévenus`}\u00a0: leurs fiches de paie ne seront plus ici à partir du ${shortDay(day)}.`,
  },
  en: {
    usage: "Usage: npm run payslips -- --choices | --closing YYYY-MM-DD [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    none: "Nobody has chosen paper: all payslips are electronic.",
    paper: (reference, name, moment, effect) =>
      `${name} (${reference}): paper, asked on ${moment}, for pay after ${shortDay(effect)} at the latest`,
    electronic: (reference, name, moment) => `${name} (${reference}): electronic, since ${moment}`,
    noDay: (day) => `${day} is not a day such as 2027-06-30.`,
    tooSoon: (earliest) =>
      `Babysitters must know three months before: on ${shortDay(earliest)} at the earliest.`,
    warned: (count, day) =>
      count === 0
        ? `Nobody else is to be told of ${shortDay(day)}.`
        : `${count === 1 ? "1 babysitter" : `${count} babysitters`} told: their payslips will no longer be here from ${shortDay(day)}.`,
  },
});
