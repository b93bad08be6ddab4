import { permissionsOf, type StaffFunction } from "../kernel/permissions/permission.ts";
import type { Staff } from "./staff.ts";

/** Gives what a member of staff is told of their functions. */
export function staffOf(functions: readonly StaffFunction[], mustChangePassword = false): Staff {
  return { functions: [...functions], permissions: permissionsOf(functions), mustChangePassword };
}
