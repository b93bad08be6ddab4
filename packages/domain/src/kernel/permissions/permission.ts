import { type StaffFunction, staffFunctions } from "./staffFunction.ts";

export { type StaffFunction, staffFunctions };

/** The letter of each function in the table. */
const letters = { administrator: "A", coordinator: "C", recruiter: "R", reader: "L" } as const;

/** TABLE P of the agency's requirements, a column a function: what is in no row is refused. */
const table = {
  "desk.read": "ACRL",
  "people.read-parents": "AC·L",
  "people.read-babysitters": "ACRL",
  "people.read-private": "ACR·",
  "people.read-sensitive": "AC··",
  "people.edit-parents": "AC··",
  "people.edit-babysitters": "ACR·",
  "people.create-parents": "AC··",
  "people.create-babysitters": "A·R·",
  "people.access": "ACR·",
  "people.block": "AC··",
  "people.assign-parents": "AC··",
  "people.assign-babysitters": "A·R·",
  "people.notes": "ACR·",
  "people.notes-remove": "A···",
  "people.requests": "ACR·",
  "people.rights": "A···",
  "people.merge": "A···",
  "people.view-as": "ACR·",
  "people.export": "ACR·",
  "people.history": "ACR·",
  "staff.read": "A···",
  "staff.manage": "A···",
  "moderation.read": "ACR·",
  "moderation.decide": "A·R·",
  "moderation.reasons": "A·R·",
  "contracts.read-parent": "AC·L",
  "contracts.read-babysitter": "ACRL",
  "contracts.edit-parent": "AC··",
  "contracts.edit-babysitter": "A·R·",
  "contracts.correct": "A···",
  "documents.open-parent": "AC··",
  "documents.open-babysitter": "ACR·",
  "documents.open-end-papers": "A·R·",
  "contracts.export": "ACR·",
  "documents.open-billing": "AC··",
  "interventions.read": "ACR·",
  "billing.read": "AC··",
  "payslips.follow": "A·R·",
  "readings.read": "A·RL",
  "readings.remind": "A·R·",
  "readings.publish": "A·R·",
  "sponsorship.read": "ACR·",
  "renewals.read-parents": "AC·L",
  "renewals.read-babysitters": "ACRL",
  "renewals.follow": "ACR·",
  "renewals.remind": "ACR·",
  "renewals.campaigns": "A···",
  "renewals.export": "ACR·",
  "surveys.read": "AC·L",
  "surveys.follow": "AC··",
  "surveys.export": "AC··",
  "surveys.configure": "A···",
  "letters.read": "ACR·",
  "letters.resend": "ACR·",
  "letters.retry-all": "A···",
  "letters.preview": "ACRL",
  "letters.addresses": "AC··",
  "imports.read": "A···",
  "imports.run": "A···",
  "audit.read": "A···",
  "audit.export": "A···",
  "settings.notices": "AC··",
  "settings.edit": "A···",
} as const;

/** One act of the agency, `area.act`. */
export type Permission = keyof typeof table;

/**
 * What a call of the agency asks of staff: a permission of the table, or any one of several; `names` (of colleagues) and `own`
 * (what is one’s own): any function at all.
 */
export type StaffAccess = Permission | readonly Permission[] | "names" | "own";

/** Every permission, in the order of the table. */
export const permissions = Object.keys(table) as Permission[];

/** True when one of these functions permits the act. */
export function isPermitted(functions: readonly StaffFunction[], permission: Permission): boolean {
  const row: string = table[permission];
  return functions.some((one) => row.includes(letters[one]));
}

/** Gives what these functions permit together (STAFF-02). */
export function permissionsOf(functions: readonly StaffFunction[]): Permission[] {
  return permissions.filter((permission) => isPermitted(functions, permission));
}

/** Keeps the functions that this version knows: a newer one may keep others, which permit nothing here. */
export function knownFunctions(kept: readonly string[]): StaffFunction[] {
  return staffFunctions.filter((known) => kept.includes(known));
}
