import type { Access } from "../endpoint.ts";
import type { Role } from "../role.ts";
import { isPermitted, type StaffAccess, type StaffFunction } from "./permission.ts";

/** What somebody is to the portal. */
export interface Caller {
  readonly role: Role;
  /** What they do at the agency; empty for all others, and for staff who have none yet. */
  readonly functions: readonly StaffFunction[];
}

function isAllowed(functions: readonly StaffFunction[], asked: StaffAccess): boolean {
  if (asked === "names" || asked === "own") return functions.length > 0;
  const needed = typeof asked === "string" ? [asked] : asked;
  return needed.some((one) => isPermitted(functions, one));
}

/** True when somebody who is signed in may do what is open to these. */
export function admits(access: Access, { role, functions }: Caller): boolean {
  if (access === "public" || access === "any") return true;
  if ("permission" in access) {
    return role === "Agency" && isAllowed(functions, access.permission);
  }
  return access.includes(role);
}
