import { reference } from "../kernel/reference.ts";
import * as api from "./myData.api.ts";

/** What the API's reference says of the calls that give people their data. */
export const myDataReference = reference(api, {
  title: { fr: "Mes données", en: "My data" },
  calls: {
    prepareMyData: {
      summary: {
        fr: "Dit si l’archive des données de la personne peut être téléchargée maintenant.",
        en: "Says whether the archive of the person's data can be downloaded now.",
      },
    },
    downloadMyData: {
      summary: {
        fr: "Donne tout ce que le portail détient sur la personne, en une archive ZIP : JSON, page lisible, fichiers. Une à la fois, dix fois par heure au plus.",
        en: "Gives all that the portal holds about the person, as a ZIP archive: JSON, a readable page, files. One at a time, ten times an hour at most.",
      },
    },
  },
});
