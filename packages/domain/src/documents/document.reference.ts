import { reference } from "../kernel/reference.ts";
import * as api from "./document.api.ts";
import { documentIdSchema } from "./document.ts";

/** What the API's reference says of the calls about documents. */
export const documentsReference = reference(api, {
  title: { fr: "Documents", en: "Documents" },
  calls: {
    downloadDocument: {
      summary: {
        fr: "Un document de la personne, en PDF. Tout autre identifiant répond 404.",
        en: "One of the person's own documents, as a PDF file. Any other id answers 404.",
      },
    },
  },
  shapes: [
    [
      documentIdSchema,
      {
        said: { fr: "L’identifiant d’un document.", en: "A document’s id." },
        example: "c2V0ZS1kb2N1bWVudC1pZA",
      },
    ],
  ],
});
