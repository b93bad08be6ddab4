import { reference } from "../../kernel/reference.ts";
import * as api from "./runs.agency.api.ts";

/** What the API's reference says of the calls about imports. */
export const runsReference = reference(api, {
  title: { fr: "Imports", en: "Imports" },
  calls: {
    getImports: {
      summary: {
        fr: "Les imports, par la page ou par la commande, les plus récents d’abord, avec ce que sont devenues leurs lignes.",
        en: "The imports, by page or by command, the newest first, with what became of their lines.",
      },
    },
    getImport: {
      summary: {
        fr: "Un import\u00a0: qui, quand, comment, ses fichiers avec leur empreinte, et les refus rassemblés par phrase.",
        en: "One import: who, when, how, its files with their hash, and what was refused gathered by sentence.",
      },
    },
    getImportLines: {
      summary: {
        fr: "Les lignes gardées d’un import\u00a0: toutes celles qui ont été refusées, et les premières des autres, pendant 90\u00a0jours.",
        en: "The lines of an import that are kept: all that were refused, and the first of the others, for 90 days.",
      },
    },
  },
});
