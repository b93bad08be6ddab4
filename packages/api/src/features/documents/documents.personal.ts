import { type DocumentKind, documentFileName, documentKinds } from "@ribambelle/domain/documents/document";
import type { PersonalData } from "../../personal.ts";

const kinds = Object.entries(documentKinds).map(([value, said]) => ({ value, ...said }));

const what = {
  kind: { fr: "Nature", en: "Kind", values: kinds },
  subject_reference: { fr: "Objet", en: "Subject" },
  byte_count: { fr: "Taille en octets", en: "Size in bytes" },
  replaced_at: { fr: "Remplacé", en: "Replaced" },
} as const;
const ofEither = {
  lead: { column: "person_id", to: "person" },
  file: "file_key",
  fileName: ({ kind, subject_reference }: Readonly<Record<string, unknown>>) =>
    documentFileName(kind as DocumentKind, String(subject_reference)),
  until: { event: "the agency’s retention rules end it" },
  whenDeleted: {
    rows: "kept",
    why: "Employment and tax papers, which the law keeps (AUTH-OP9).",
    told: {
      what: { fr: "Les fichiers de vos documents", en: "The files of your documents" },
      until: { fr: "aussi longtemps que ce qu’ils prouvent", en: "for as long as what they prove" },
    },
  },
} as const;

/** Documents, with their files, those that others replaced after a signature too. */
export const documentsPersonal: PersonalData = [
  {
    ...ofEither,
    table: "document",
    title: { fr: "Documents", en: "Documents" },
    exported: {
      ...what,
      created_at: { fr: "Déposé", en: "Added" },
      file_key: { fr: "Fichier", en: "File" },
    },
    internal: ["id", "person_id", "sha256", "added_by"],
  },
  {
    ...ofEither,
    table: "former_document",
    title: { fr: "Documents remplacés", en: "Replaced documents" },
    exported: { ...what, file_key: { fr: "Fichier", en: "File" } },
    internal: ["id", "document_id", "person_id", "sha256"],
  },
];
