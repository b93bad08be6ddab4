import type { PersonalData } from "../../personal.ts";

export const passkeysPersonal: PersonalData = [
  {
    table: "passkey",
    title: { fr: "Clés d’accès", en: "Passkeys" },
    lead: { column: "person_id", to: "person" },
    exported: {
      name: { fr: "Nom", en: "Name" },
      created_at: { fr: "Ajoutée", en: "Added" },
      used_at: { fr: "Dernière utilisation", en: "Last used" },
    },
    internal: ["id", "person_id", "user_handle", "public_key", "counter", "transports"],
    until: { event: "the person removes it, or the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "passkey_challenge",
    lead: { column: "person_id", to: "person" },
    exported: {},
    internal: ["challenge", "person_id", "user_handle", "created_at"],
    until: { period: "2 hours", after: "it was drawn; it is void after five minutes" },
    whenDeleted: { rows: "removed" },
  },
];
