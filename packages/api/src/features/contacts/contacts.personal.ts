import type { PersonalData } from "../../personal.ts";

/** The agency's team, and who of it looks after whom. */
export const contactsPersonal: PersonalData = [
  {
    table: "team_member",
    lead: { by: "the agency’s reference of a member of its team, who has no account by it" },
    exported: {},
    internal: [
      "id",
      "agency_reference",
      "last_name",
      "first_name",
      "civility",
      "is_sales_representative",
      "is_account_manager",
      "is_hr_contact",
      "is_referent",
      "phone_number",
      "email",
      "is_enabled",
    ],
    until: { event: "the agency removes the member" },
    whenDeleted: {
      rows: "kept",
      why: "Is about the people who work at the agency, not about the person whose account goes.",
    },
  },
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
