import type { Assignment } from "@ribambelle/domain/contacts/contact.assignment";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { ImportedPerson } from "@ribambelle/domain/people/people.file";
import type { Columns } from "../../db/columns.ts";
import type { Narrowed, Table } from "../../db/tables.ts";

/** The table of people. */
export type PeopleTables = Narrowed<"person", { role: Role; locale: Locale }>;

/** The columns of a person that an import gives; the reference and the user name have rules of their own, and contacts a table. */
export const givenPersonColumns = {
  role: ["role", "text"],
  lastName: ["last_name", "text"],
  firstName: ["first_name", "text"],
  email: ["email", "text"],
  phoneNumber: ["phone_number", "text"],
  address: ["address", "text"],
  addressComplement: ["address_complement", "text"],
  zipCode: ["zip_code", "text"],
  city: ["city", "text"],
  longitude: ["longitude", "double precision"],
  latitude: ["latitude", "double precision"],
  birthDate: ["birth_date", "date"],
  hasBeenInterviewed: ["has_been_interviewed", "boolean"],
  displaysInformationBanner: ["displays_information_banner", "boolean"],
  employeeNumber: ["employee_number", "text"],
  displaysConnectionPopup: ["displays_connection_popup", "boolean"],
} as const satisfies Columns<
  Exclude<keyof ImportedPerson, "reference" | "userName" | "sponsorshipCode" | keyof Assignment>,
  keyof Table<"person">
>;
