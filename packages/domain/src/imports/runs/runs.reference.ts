import { reference } from "../../kernel/reference.ts";
import * as importing from "./importing.agency.api.ts";
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
    getRefusedLines: {
      summary: {
        fr: "Les lignes refusées d’un fichier, à corriger et à importer de nouveau, avec la raison en dernière colonne.",
        en: "The refused lines of a file, to correct and to import again, with the reason in the last column.",
      },
    },
    getImportModel: {
      summary: {
        fr: "Le modèle d’un fichier d’import : ses colonnes, et une ligne d’exemple.",
        en: "The model of a file of imports: its columns, and one line as an example.",
      },
    },
  },
});

const importId = "Zk3Q0b6nQm2t8Yb1xTqLwA";
const asked = { importId, allOrNothing: false, quiet: false };

/** What the API's reference says of the calls that import. */
export const importingReference = reference(importing, {
  title: { fr: "Imports", en: "Imports" },
  calls: {
    createImport: {
      summary: {
        fr: "Prépare un import, auquel on ajoute ensuite ses fichiers.",
        en: "Prepares an import, to which its files are added then.",
      },
    },
    addImportFile: {
      summary: {
        fr: "Dépose des fichiers (CSV, PDF ou ZIP) pour un import ; dit ce qu’est chacun.",
        en: "Adds files (CSV, PDF or ZIP) to an import; says what each of them is.",
      },
      example: {
        importId,
        file: [
          { name: "personnes.csv", type: "text/csv", size: 42, arrayBuffer: async () => new ArrayBuffer(42) },
        ],
      },
    },
    removeImportFile: {
      summary: { fr: "Retire un fichier d’un import.", en: "Takes a file out of an import." },
      example: { importId, name: "personnes.csv" },
    },
    tryImport: {
      summary: {
        fr: "Vérifie un import : ce qu’il ferait, sans rien enregistrer.",
        en: "Checks an import: what it would do, and nothing is kept.",
      },
      example: asked,
    },
    runImport: {
      summary: {
        fr: "Lance un import vérifié depuis moins de 24 heures, si ce qu’il toucherait n’a pas changé.",
        en: "Runs an import that was checked within 24 hours, if what it would touch has not changed.",
      },
      example: asked,
    },
    stopImport: {
      summary: {
        fr: "Arrête un import après le lot en cours.",
        en: "Stops an import after its present batch.",
      },
      example: { importId },
    },
    abandonImport: {
      summary: { fr: "Abandonne un import et ses fichiers.", en: "Throws an import away, and its files." },
      example: { importId },
    },
  },
});
