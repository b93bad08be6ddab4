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

/** Gives the roles of all whom these functions may read, colleagues included. */
export const rolesToRead = (functions: readonly StaffFunction[]): Role[] => [
  ...kindsToRead(functions),
  ...(isPermitted(functions, "staff.read") ? (["Agency"] as const) : []),
];
