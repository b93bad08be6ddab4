import { documentKind, reference, text } from "./cells.ts";
import { csvFile, type RowOf, required } from "./column.ts";

/** The largest PDF file of an import, in bytes. */
export const maxDocumentBytes = 20 * 1024 * 1024;

/** The documents of contracts: whose, of which contract, what, and the name of the PDF file. */
export const documentsFile = csvFile({
  name: "documents.csv",
  folder: "documents",
  columns: {
    personReference: required("référence de la personne", reference),
    contractReference: required("référence du contrat", reference),
    kind: required("nature", documentKind),
    fileName: required("fichier", text(250)),
  },
  key: (document) => JSON.stringify([document.personReference, document.contractReference, document.kind]),
});
export type ImportedDocument = RowOf<typeof documentsFile.columns>;
