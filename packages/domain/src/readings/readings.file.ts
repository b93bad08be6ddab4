import { day, flag, namedValue, reference, text } from "../imports/cells.ts";
import { type Cell, csvFile, optional, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import { readingAudiences, readingCategories, readingDemands } from "./reading.ts";

/** The problems of lines of documents to read. */
export const readingProblems = lineProblems({
  "unknown-reading": {
    fr: "Aucun document à consulter ne porte cette référence.",
    en: "No document to read has this reference.",
  },
});

const daysToRead = (cell: string): Cell<number> => {
  if (!/^\d{1,4}$/.test(cell)) return { problem: { code: "invalid-number" } };
  const days = Number(cell);
  return days >= 1 && days <= 365
    ? { value: days }
    : { problem: { code: "number-out-of-range", detail: "1–365" } };
};

/** The documents to read: what each is, of whom it is asked, and the name of its PDF file (Annex C.8). */
export const readingsFile = csvFile({
  name: "documents-a-consulter.csv",
  folder: "a-consulter",
  columns: {
    reference: required("référence", reference),
    titleFr: required("titre", text(200)),
    titleEn: optional("titre anglais", text(200)),
    category: required("catégorie", namedValue(readingCategories)),
    demand: required("demande", namedValue(readingDemands)),
    publishedDate: required("publié le", day),
    deadline: optional("à lire avant le", day),
    daysToRead: optional("jours pour lire", daysToRead),
    audience: required("destinataires", namedValue(readingAudiences)),
    isWithdrawn: optional("retiré", flag, false),
    fileName: required("fichier", text(250)),
  },
  key: (line) => line.reference,
});
export type ImportedReading = RowOf<typeof readingsFile.columns>;

/** Who is to read the documents that are for a list (Annex C.9). */
export const readingRecipientsFile = csvFile({
  name: "destinataires.csv",
  columns: {
    readingReference: required("référence du document", reference),
    personReference: required("référence de la personne", reference),
  },
  key: (line) => JSON.stringify([line.readingReference, line.personReference]),
});
export type ImportedRecipient = RowOf<typeof readingRecipientsFile.columns>;
