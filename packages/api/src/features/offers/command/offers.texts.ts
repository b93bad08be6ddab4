import { catalogue } from "@ribambelle/domain/kernel/texts";

export const offerCommandTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run offers -- --interests | --answer NUMÉRO --outcome retenue|non-retenue --reason PHRASE [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue, ou il lui manque sa valeur.`,
    line: (
      id: number,
      offer: string,
      title: string,
      name: string,
      reference: string,
      day: string,
      word: string,
    ) =>
      `${id}\u00a0: ${title} (${offer}), ${name} (${reference}), le ${day}${word && `\u00a0: «\u00a0${word}\u00a0»`}`,
    count: (count: number) =>
      count === 0
        ? "Aucune candidature n’attend de réponse."
        : count === 1
          ? "1 candidature attend une réponse."
          : `${count} candidatures attendent une réponse.`,
    unknown: (id: string) => `Aucune candidature en attente ne porte le numéro ${id}.`,
    answered: "La réponse est enregistrée\u00a0: la personne la lit dans «\u00a0Mes candidatures\u00a0».",
  },
  en: {
    usage:
      "Usage: npm run offers -- --interests | --answer ID --outcome accepted|refused --reason SENTENCE [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known, or its value is missing.`,
    line: (id, offer, title, name, reference, day, word) =>
      `${id}: ${title} (${offer}), ${name} (${reference}), on ${day}${word && `: “${word}”`}`,
    count: (count) =>
      count === 0
        ? "No application is waiting for an answer."
        : count === 1
          ? "1 application is waiting for an answer."
          : `${count} applications are waiting for an answer.`,
    unknown: (id) => `No waiting application has the id ${id}.`,
    answered: "The answer is saved: the person reads it in “My applications”.",
  },
});
