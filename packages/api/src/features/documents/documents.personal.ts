import { type DocumentKind, documentFileName, documentKinds } from "@ribambelle/domain/documents/document";
import type { PersonalData } from "../../personal.ts";

const kinds = Object.entries(documentKinds).map(([value, said]) => ({ value, ...said }));

/** Documents, with their files. */
export const documentsPersonal: PersonalData = [
  {
    table: "document",
    title: { fr: "Documents", en: "Documents" },
    lead: { column: "person_id", to: "person" },
    exported: {
      kind: { fr: "Nature", en: "Kind", values: kinds },
      subject_reference: { fr: "Objet", en: "Subject" },
      byte_count: { fr: "Taille en octets", en: "Size in bytes" },
      created_at: { fr: "Déposé", en: "Added" },
      file_key: { fr: "Fichier", en: "File" },
    },
    internal: ["id", "person_id", "sha256"],
    file: "file_key",
    fileName: ({ kind, subject_reference }) =>
      documentFileName(kind as DocumentKind, String(subject_reference)),
    until: { event: "the agency’s retention rules end it" },
    whenDeleted: {
      rows: "kept",
      why: "Employment and tax papers, which the law keeps (AUTH-OP9).",
    },
  },
];
