import { catalogue } from "@ribambelle/domain/kernel/texts";

export const photoTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run photos -- [--view NUMÉRO --to FICHIER | --accept NUMÉRO | --refuse NUMÉRO --reason MOTIF] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue, ou il lui manque sa valeur.`,
    none: "Aucune photo n’attend de réponse.",
    waiting: (count: number) =>
      count > 1 ? `${count} photos attendent une réponse.` : "1 photo attend une réponse.",
    line: (id: string, name: string, reference: string, sentAt: string) =>
      `${id}\u00a0: ${name} (${reference}), envoyée le ${sentAt}`,
    more: (count: number) => `… et ${count} de plus.`,
    written: (file: string) => `La photo est dans ${file} (WebP).`,
    fileExists: (file: string) => `Il y a déjà un fichier ${file}.`,
    notWritable: (file: string, code: string) => `Le fichier ${file} n’a pas pu être écrit (${code}).`,
    unknownPhoto: (id: string) => `Aucune photo ne porte le numéro ${id}.`,
    accepted: "La photo est validée\u00a0: les familles la voient.",
    refused: "La photo est refusée\u00a0: la personne en lit le motif dans son profil.",
  },
  en: {
    usage:
      "Usage: npm run photos -- [--view ID --to FILE | --accept ID | --refuse ID --reason REASON] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known, or its value is missing.`,
    none: "No photo is waiting for an answer.",
    waiting: (count) =>
      count > 1 ? `${count} photos are waiting for an answer.` : "1 photo is waiting for an answer.",
    line: (id, name, reference, sentAt) => `${id}: ${name} (${reference}), sent on ${sentAt}`,
    more: (count) => `… and ${count} more.`,
    written: (file) => `The photo is in ${file} (WebP).`,
    fileExists: (file) => `There is already a file ${file}.`,
    notWritable: (file, code) => `The file ${file} could not be written (${code}).`,
    unknownPhoto: (id) => `No photo has the id ${id}.`,
    accepted: "The photo is approved: families see it.",
    refused: "The photo is rejected: the person reads the reason in their profile.",
  },
});
