import type { ImportedMember } from "@ribambelle/domain/team/team.file";
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
