import { reference } from "../kernel/reference.ts";
import * as api from "./audit.agency.api.ts";

/** What the API's reference says of the calls about the journal. */
export const auditReference = reference(api, {
  title: { fr: "Journal de l’agence", en: "The agency’s journal" },
  calls: {
    getJournal: {
      summary: {
        fr: "Tout ce qui est inscrit au journal, du plus récent au plus ancien, des treize derniers mois si aucun premier jour n’est donné.",
        en: "Everything that the journal holds, the newest first, of the last thirteen months where no first day is given.",
      },
    },
    getMyActs: {
      summary: {
        fr: "Ce que la personne a fait elle-même, du plus récent au plus ancien.",
        en: "What the person did themselves, the newest first.",
      },
    },
  },
});
