import type { PersonalData } from "../../personal.ts";

/** Who of the agency's team looks after whom. */
export const contactsPersonal: PersonalData = [
  {
    table: "contact_assignment",
    title: { fr: "Vos contacts à l’agence", en: "Your contacts at the agency" },
    lead: { column: "person_id", to: "person" },
    exported: {
      sales_representative: { fr: "Commercial (référence)", en: "Sales representative (reference)" },
      account_manager: {
        fr: "Responsable de clientèle (référence)",
        en: "Account manager (reference)",
      },
      hr_contact: { fr: "Contact RH (référence)", en: "HR contact (reference)" },
      referent: { fr: "Référent (référence)", en: "Referent (reference)" },
      referent_end_day: { fr: "Fin du référent", en: "End of the referent" },
    },
    internal: ["person_id"],
    until: { event: "the agency’s import names others, or nobody" },
    whenDeleted: { rows: "removed" },
  },
];
