import { oneOf, reference, text } from "../imports/cells.ts";
import { csvFile, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import { type ContractDocumentKind, contractDocumentKinds } from "./document.ts";

/** Reads what a document is: its label or the first word of it. */
export const documentKind = oneOf<ContractDocumentKind>(
  Object.entries(contractDocumentKinds).map(([kind, { fr, en }]) => [
    kind as ContractDocumentKind,
    [fr.toLowerCase().split(" ")[0] ?? fr, fr, en, kind],
  ]),
);

/** The problems of lines of documents. */
export const documentProblems = lineProblems({
  "kind-not-for-parents": {
    fr: "Un parent n’a que des documents de nature « contrat ».",
    en: "A parent only has documents of the kind “contrat”.",
  },
});

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
