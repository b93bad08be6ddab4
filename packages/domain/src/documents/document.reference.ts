import { reference } from "../kernel/reference.ts";
import { pdfUploadSchema } from "../kernel/upload.ts";
import { openDocument } from "./document.agency.api.ts";
import { downloadDocument } from "./document.api.ts";
import { documentIdSchema } from "./documentId.ts";

/** What the API's reference says of the calls about documents. */
export const documentsReference = reference(
  { downloadDocument, openDocument },
  {
    title: { fr: "Documents", en: "Documents" },
    calls: {
      downloadDocument: {
        summary: {
          fr: "Un document de la personne, en PDF. Tout autre identifiant répond 404.",
          en: "One of the person's own documents, as a PDF file. Any other id answers 404.",
        },
      },
      openDocument: {
        summary: {
          fr: "Un document d’une famille ou d’un intervenant, en PDF, pour qui peut l’ouvrir à l’agence ; tout autre identifiant répond 404, celui d’une fiche de paie aussi.",
          en: "A document of a family or a babysitter, as a PDF file, for whoever of the agency may open it; any other id answers 404, that of a payslip too.",
        },
      },
    },
    shapes: [
      [
        pdfUploadSchema,
        {
          said: { fr: "Un PDF de 20\u00a0Mo au plus.", en: "A PDF of at most 20 MB." },
        },
      ],
      [
        documentIdSchema,
        {
          said: { fr: "L’identifiant d’un document.", en: "A document’s id." },
          example: "c2V0ZS1kb2N1bWVudC1pZA",
        },
      ],
    ],
  },
);
