import type { Assignment } from "@ribambelle/domain/contacts/contact.assignment";
import type { ImportedMember } from "@ribambelle/domain/imports/team.file";
import type { Columns } from "../../db/columns.ts";
import type { Table } from "../../db/tables.ts";

/** The columns of a member of the team that an import gives, beside the reference. */
export const givenMemberColumns = {
  lastName: ["last_name", "text"],
  firstName: ["first_name", "text"],
  civility: ["civility", "text"],
  isSalesRepresentative: ["is_sales_representative", "boolean"],
  isAccountManager: ["is_account_manager", "boolean"],
  isHrContact: ["is_hr_contact", "boolean"],
  isReferent: ["is_referent", "boolean"],
  phoneNumber: ["phone_number", "text"],
  email: ["email", "text"],
  isEnabled: ["is_enabled", "boolean"],
} as const satisfies Columns<Exclude<keyof ImportedMember, "reference">, keyof Table<"team_member">>;

/** The columns of who looks after a person. */
export const assignmentColumns = {
  salesRepresentative: ["sales_representative", "text"],
  accountManager: ["account_manager", "text"],
  hrContact: ["hr_contact", "text"],
  referent: ["referent", "text"],
  referentEndDay: ["referent_end_day", "date"],
} as const satisfies Columns<keyof Assignment, keyof Table<"contact_assignment">>;
