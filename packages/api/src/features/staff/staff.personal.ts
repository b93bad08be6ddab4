import { staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import type { PersonalData } from "../../personal.ts";

export const staffPersonal: PersonalData = [
  {
    table: "staff",
    title: { fr: "Vos fonctions à l’agence", en: "Your functions at the agency" },
    lead: { column: "person_id", to: "person" },
    exported: {
      functions: {
        fr: "Fonctions",
        en: "Functions",
        values: staffFunctions.map((value) => ({ value, ...functionWords[value] })),
      },
      invited_at: { fr: "Invitation", en: "Invited" },
      ended_at: { fr: "Départ", en: "Left" },
    },
    // The reason is the agency’s own note on a colleague, who has no space to read it in any more.
    internal: ["person_id", "ended_by", "end_reason", "version"],
    until: { event: "the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "staff_preference",
    title: { fr: "Vos préférences à l’agence", en: "Your preferences at the agency" },
    lead: { column: "person_id", to: "person" },
    exported: {
      name: { fr: "Préférence", en: "Preference" },
      value: { fr: "Choix", en: "Choice" },
    },
    internal: ["person_id"],
    until: { event: "the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
];
