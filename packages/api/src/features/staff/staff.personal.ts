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
    },
    internal: ["person_id"],
    until: { event: "other functions replace them, or the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
];
