import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { FileFault, FilesReport } from "../../features/backup/index.ts";

export const filesTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run files -- check [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    faults: {
      missing: (key: string) => `Fichier absent ou illisible\u00a0: ${key}`,
      changed: (key: string) => `Fichier qui n’est plus celui qui a été gardé\u00a0: ${key}`,
      unnamed: (key: string) => `Fichier que rien ne nomme dans la base de données\u00a0: ${key}`,
    } satisfies Record<FileFault, (key: string) => string>,
    more: (count: number) => `… et ${count} ${count > 1 ? "autres" : "autre"}.`,
    summary: ({ named, missing, changed, unnamed }: FilesReport) =>
      `Fichiers nommés\u00a0: ${named}, dont absents ${missing}, changés ${changed}. Fichiers sans nom\u00a0: ${unnamed}.`,
  },
  en: {
    usage: "Usage: npm run files -- check [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    faults: {
      missing: (key) => `File missing or unreadable: ${key}`,
      changed: (key) => `File that is not the one that was kept: ${key}`,
      unnamed: (key) => `File that nothing in the database names: ${key}`,
    },
    more: (count) => `… and ${count} more.`,
    summary: ({ named, missing, changed, unnamed }) =>
      `Files named: ${named}, of which missing ${missing}, changed ${changed}. Files without a name: ${unnamed}.`,
  },
});
