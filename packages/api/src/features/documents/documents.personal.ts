import type { PersonalData } from "../../personal/personal.ts";

/** Documents, with their files. */
export const documentsPersonal: PersonalData = [
  {
    table: "document",
    lead: { column: "person_id", to: "person" },
    exported: ["kind", "contract_reference", "byte_count", "created_at", "file_key"],
    internal: ["id", "person_id", "sha256"],
    file: "file_key",
    until: { event: "the agency’s retention rules end it" },
    whenDeleted: {
      rows: "kept",
      why: "Employment and tax papers, which the law keeps (AUTH-OP9).",
    },
  },
];
