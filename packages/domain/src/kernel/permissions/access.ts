import type { Access } from "../endpoint.ts";
import type { Role } from "../role.ts";
import { isPermitted, type StaffFunction } from "./permission.ts";

/** What somebody is to the portal. */
export interface Caller {
  readonly role: Role;
  /** What they do at the agency; empty for all others, and for staff who have none yet. */
  readonly functions: readonly StaffFunction[];
}

/** True when somebody who is signed in may do what is open to these. */
export function admits(access: Access, { role, functions }: Caller): boolean {
  if (access === "public" || access === "any") return true;
  if ("permission" in access) {
    const { permission } = access;
    const isAllowed = permission === "names" ? functions.length > 0 : isPermitted(functions, permission);
    return role === "Agency" && isAllowed;
  }
  return access.includes(role);
}
