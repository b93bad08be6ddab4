import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./reading.api.ts";
import { readingCategories, readingDemands } from "./reading.ts";

const id = "c2V0ZS1kb2N1bWVudC1pZA";

/** What the API's reference says of the calls about documents to read. */
export const readingsReference = reference(api, {
  title: { fr: "Documents à consulter", en: "Documents to read" },
  calls: {
    getMyReadings: {
      summary: {
        fr: "Les documents que l’agence a adressés à la personne\u00a0: ceux à lire d’abord, puis les autres par catégorie.",
        en: "The documents that the agency has sent to the person: those to be read first, then the others by category.",
      },
    },
    getMyReading: {
      summary: {
        fr: "Un document adressé à la personne\u00a0; tout autre identifiant répond 404. Son fichier\u00a0: /document/{id}/download.",
        en: "A document sent to the person; any other id answers 404. Its file: /document/{id}/download.",
      },
    },
    markReadingRead: {
      summary: {
        fr: "Note que le document a été montré jusqu’à la fin\u00a0; deux fois revient au même.",
        en: "Notes that the document was shown to its end; twice is the same.",
      },
      example: { id, version: 1, how: "pages", pagesSeen: 4 },
    },
    confirmReading: {
      summary: {
        fr: "Confirme que le document a été lu et compris\u00a0; deux fois revient au même.",
        en: "Confirms that the document was read and understood; twice is the same.",
      },
      example: { id, version: 1 },
    },
  },
  shapes: [listShape(readingCategories), listShape(readingDemands)],
});
