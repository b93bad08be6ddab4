import type { Bilingual } from "../../kernel/texts.ts";

/** Why a file that arrives for an import is left aside, or a column of it. */
export const arrivalWords = {
  "unknown-file": {
    fr: "Ce fichier n’est pas un fichier d’import\u00a0: il est laissé de côté.",
    en: "This is not an import file: it is ignored.",
  },
  "file-outside": {
    fr: "Le nom de ce fichier mène ailleurs\u00a0: il est refusé.",
    en: "The name of this file leads elsewhere: it is refused.",
  },
  "zip-unreadable": {
    fr: "Cette archive ZIP ne peut pas être lue en entier\u00a0: envoyez les fichiers qu’elle contient.",
    en: "This ZIP archive cannot be read in full: send the files that it contains.",
  },
  "unknown-column": {
    fr: "Cette colonne n’est pas connue\u00a0: elle est laissée de côté.",
    en: "This column is not known: it is ignored.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
