import type { PersonalData } from "../../personal.ts";

/** The people who work at the agency. */
export const teamPersonal: PersonalData = [
  {
    table: "team_member",
    lead: { by: "the agency’s reference of a member of its team, who has no account by it" },
    exported: {},
    internal: [
      "id",
      // Of the account of the agency that is theirs, where there is one.
      "person_id",
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
];
