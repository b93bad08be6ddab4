import { catalogue } from "@ribambelle/domain/kernel/texts";

export const exportTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run export -- renewals --year ANNÉE [--role parent|intervenant] | surveys --type 1|2 [--format csv|json] [--output FICHIER] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    invalid: (option: string) => `L’option ${option} n’a pas une valeur qui convient.`,
    fileExists: (file: string) => `Le fichier ${file} existe déjà\u00a0: rien n’est écrit.`,
    notWritable: (file: string, code: string) => `Le fichier ${file} ne peut pas être écrit (${code}).`,
    written: (file: string, count: number) => `${file}\u00a0: ${count} réponses.`,
  },
  en: {
    usage:
      "Usage: npm run export -- renewals --year YEAR [--role parent|babysitter] | surveys --type 1|2 [--format csv|json] [--output FILE] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    invalid: (option) => `The option ${option} does not have a value that it takes.`,
    fileExists: (file) => `The file ${file} is there already: nothing is written.`,
    notWritable: (file, code) => `The file ${file} cannot be written (${code}).`,
    written: (file, count) => `${file}: ${count} answers.`,
  },
});
