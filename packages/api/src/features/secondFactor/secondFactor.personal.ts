import type { PersonalData } from "../../personal.ts";

const event = "it is switched off, or the account is deleted";

export const secondFactorPersonal: PersonalData = [
  {
    table: "second_factor",
    title: { fr: "Double authentification", en: "Second factor" },
    lead: { column: "person_id", to: "person" },
    exported: {
      confirmed_at: { fr: "Activée", en: "Switched on" },
    },
    internal: ["person_id", "sealed_key", "key_name", "last_step"],
    until: { event },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "second_factor_draft",
    title: { fr: "Double authentification en cours d’activation", en: "Second factor being switched on" },
    lead: { column: "person_id", to: "person" },
    exported: {
      begun_at: { fr: "Commencée", en: "Begun" },
    },
    internal: ["person_id", "sealed_key", "key_name"],
    until: { period: "2 hours", after: "the key was drawn, when no code confirmed it" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "recovery_code",
    title: { fr: "Codes de secours", en: "Recovery codes" },
    lead: { column: "person_id", to: { table: "second_factor", key: "person_id" } },
    exported: {
      number: { fr: "Numéro", en: "Number" },
      used_at: { fr: "Utilisé", en: "Used" },
    },
    internal: ["person_id", "hash"],
    until: { event: "new ones replace them, or the second factor is switched off" },
    whenDeleted: { rows: "removed-with", table: "second_factor" },
  },
];
