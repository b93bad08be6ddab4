import type { Assignment } from "@ribambelle/domain/contacts/contact.assignment";
import type { Columns } from "../../db/columns.ts";
import type { Table } from "../../db/tables.ts";

/** The columns of who looks after a person. */
export const assignmentColumns = {
  salesRepresentative: ["sales_representative", "text"],
  accountManager: ["account_manager", "text"],
  hrContact: ["hr_contact", "text"],
  referent: ["referent", "text"],
  referentEndDay: ["referent_end_day", "date"],
} as const satisfies Columns<keyof Assignment, keyof Table<"contact_assignment">>;
