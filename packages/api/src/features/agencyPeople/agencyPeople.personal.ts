import type { PersonalData } from "../../personal.ts";

export const agencyPeoplePersonal: PersonalData = [
  {
    table: "note",
    title: { fr: "Notes de l’agence", en: "Notes of the agency" },
    lead: { column: "person_id", to: "person", also: "author_id" },
    exported: {},
    // What the agency notes among itself is handed over on request (FOLKS-34), not by the person’s own page.
    internal: ["id", "person_id", "author_id", "text", "is_pinned", "created_at", "changed_at", "version"],
    until: { event: "the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
];
