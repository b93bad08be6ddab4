import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { Changed } from "@ribambelle/domain/surveys/configuration/difference";

export const surveyCommandTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run surveys -- list | show 1|2 [VERSION] | load FICHIER [--type 1|2] [--dry-run] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue, ou il lui manque sa valeur.`,
    unreadable: (file: string, code: string) => `Le fichier ${file} n’a pas pu être lu (${code}).`,
    refused: (count: number) =>
      count > 1
        ? `Ce fichier ne peut pas être utilisé\u00a0: ${count}\u00a0problèmes. Rien n’a changé.`
        : "Ce fichier ne peut pas être utilisé\u00a0: 1\u00a0problème. Rien n’a changé.",
    noType:
      "Dites de quel questionnaire il s’agit\u00a0: «\u00a0SurveyType\u00a0» dans le fichier, ou --type 1 (premiers besoins) ou 2 (après devis).",
    otherType: (file: string) => `Le fichier dit «\u00a0SurveyType\u00a0» ${file}, et --type autre chose.`,
    same: (type: number, version: number) =>
      `Questionnaire ${type}\u00a0: la version ${version} dit déjà la même chose. Rien n’a changé.`,
    loaded: (type: number, version: number) =>
      `Questionnaire ${type}\u00a0: la version ${version} est en ligne. Les questionnaires commencés continuent sur la leur.`,
    would: (type: number, version: number) =>
      `Questionnaire ${type}\u00a0: ce serait la version ${version}. Rien n’a changé.`,
    added: (id: number, text: string) => `+ question ${id}\u00a0: ${text}`,
    removed: (id: number, text: string) => `- question ${id}\u00a0: ${text}`,
    changed: (id: number, text: string, what: string) => `~ question ${id} (${what})\u00a0: ${text}`,
    what: {
      text: "texte",
      type: "type",
      options: "choix",
      rules: "règles",
      category: "catégorie",
      parent: "emplacement",
    } as Record<Changed, string>,
    onlyLayout: "Mêmes questions\u00a0: seuls l’ordre ou les titres changent.",
    none: "Aucun questionnaire n’a été chargé.",
    line: (type: number, version: number, loadedAt: string, begun: number, finished: number) =>
      `Questionnaire ${type}, version ${version}\u00a0: chargée le ${loadedAt}, ${begun} commencés, ${finished} terminés`,
    unknownVersion: "Cette version n’existe pas.",
  },
  en: {
    usage:
      "Usage: npm run surveys -- list | show 1|2 [VERSION] | load FILE [--type 1|2] [--dry-run] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known, or its value is missing.`,
    unreadable: (file, code) => `The file ${file} could not be read (${code}).`,
    refused: (count) =>
      count > 1
        ? `This file cannot be used: ${count} problems. Nothing has changed.`
        : "This file cannot be used: 1 problem. Nothing has changed.",
    noType:
      "Say which survey it is: “SurveyType” in the file, or --type 1 (first needs) or 2 (after a quote).",
    otherType: (file) => `The file says “SurveyType” ${file}, and --type something else.`,
    same: (type, version) => `Survey ${type}: version ${version} says the same already. Nothing has changed.`,
    loaded: (type, version) =>
      `Survey ${type}: version ${version} is online. Surveys that were begun go on with theirs.`,
    would: (type, version) => `Survey ${type}: this would be version ${version}. Nothing has changed.`,
    added: (id, text) => `+ question ${id}: ${text}`,
    removed: (id, text) => `- question ${id}: ${text}`,
    changed: (id, text, what) => `~ question ${id} (${what}): ${text}`,
    what: {
      text: "wording",
      type: "kind",
      options: "options",
      rules: "rules",
      category: "category",
      parent: "place",
    },
    onlyLayout: "The same questions: only their order or titles change.",
    none: "No survey has been loaded.",
    line: (type, version, loadedAt, begun, finished) =>
      `Survey ${type}, version ${version}: loaded on ${loadedAt}, ${begun} begun, ${finished} finished`,
    unknownVersion: "There is no such version.",
  },
});
