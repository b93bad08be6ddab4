import type { PersonalData } from "../../personal/personal.ts";

const event = "it is switched off, or the account is deleted";

/** The second factors of people. */
export const secondFactorPersonal: PersonalData = [
  {
    table: "second_factor",
    lead: { column: "person_id", to: "person" },
    exported: ["confirmed_at"],
    internal: ["person_id", "sealed_key", "key_name", "last_step"],
    until: { event },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "second_factor_draft",
    lead: { column: "person_id", to: "person" },
    exported: ["begun_at"],
    internal: ["person_id", "sealed_key", "key_name"],
    until: { period: "2 hours", after: "the key was drawn, when no code confirmed it" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "recovery_code",
    lead: { column: "person_id", to: { table: "second_factor", key: "person_id" } },
    exported: ["number", "used_at"],
    internal: ["person_id", "hash"],
    until: { event: "new ones replace them, or the second factor is switched off" },
    whenDeleted: { rows: "removed-with", table: "second_factor" },
  },
];
