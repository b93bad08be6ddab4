import { isPermitted, type Permission, type StaffFunction } from "../kernel/permissions/permission.ts";
import type { Role } from "../kernel/role.ts";

/** Whom the agency looks after. */
export const personKinds = ["Parent", "BabySitter"] as const satisfies readonly Role[];
export type PersonKind = (typeof personKinds)[number];

/** What TABLE P says apart for parents and for babysitters. */
type ApartFor = "read" | "edit" | "create";
/** What TABLE P says once, and reaches only the kinds of people that one may read. */
type ByKind = "read-private" | "access" | "block" | "notes" | "requests" | "history" | "view-as" | "letters";

const words = { Parent: "parents", BabySitter: "babysitters" } as const;

/** What somebody of the agency may do with one person, as calls and pages ask it (TABLE P). */
export type PersonRight = ApartFor | ByKind;

/** True when these functions permit this with people of this kind; nobody’s do with people whom they may not read. */
export function mayWith(functions: readonly StaffFunction[], kind: PersonKind, right: PersonRight): boolean {
  const mayRead = isPermitted(functions, `people.read-${words[kind]}`);
  if (right === "read") return mayRead;
  if (right === "letters") return mayRead && isPermitted(functions, "letters.read");
  const asked: Permission =
    right === "edit" || right === "create" ? `people.${right}-${words[kind]}` : `people.${right}`;
  return mayRead && isPermitted(functions, asked);
}

/** Gives the kinds of people whom these functions may read. */
export const kindsToRead = (functions: readonly StaffFunction[]): PersonKind[] =>
  personKinds.filter((kind) => mayWith(functions, kind, "read"));

/** How much of an act of theirs somebody may still be told: all of it, that it was done to whom, or that it was done. */
export type OwnActTold = "all" | "whom" | "that";

/**
 * Tells what one may read of one’s own act on somebody of a role, null where it was on nobody: what functions have been taken away
 * hides again (AGUI-31, STAFF-36). Colleagues are known to all by their names.
 */
export function ownActTold(functions: readonly StaffFunction[], role: Role | null): OwnActTold {
  if (role === null) return "all";
  if (role === "Agency") return isPermitted(functions, "staff.read") ? "all" : "whom";
  if (!mayWith(functions, role, "read")) return "that";
  return mayWith(functions, role, "read-private") ? "all" : "whom";
}

/** Gives the roles of all whom these functions may read, colleagues included. */
export const rolesToRead = (functions: readonly StaffFunction[]): Role[] => [
  ...kindsToRead(functions),
  ...(isPermitted(functions, "staff.read") ? (["Agency"] as const) : []),
];
