/** The sections of the portal that have a name in the menus, a drawing, or a count of what there is to do in them. */
export const sections = [
  "contracts",
  "interventions",
  "invoices",
  "payments",
  "certificates",
  "contacts",
  "profiles",
  "sponsorship",
  "profile",
  "jobs",
  "payslips",
  "documentsToRead",
  "renewal",
  "survey",
] as const;
export type Section = (typeof sections)[number];
