import type { ImportedPerson } from "../imports/people.file.ts";
import type { LineProblem } from "../imports/problem.ts";
import type { Role } from "../kernel/role.ts";

/** The four roles of the agency's team, in the order of the file's columns. */
export const memberRoles = ["salesRepresentative", "accountManager", "hrContact", "referent"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Who looks after a person, by the agency's references. */
export type Assignment = Readonly<Record<MemberRole | "referentEndDay", string | null>>;

/** Nobody looks after this person. */
export const nobody: Assignment = {
  salesRepresentative: null,
  accountManager: null,
  hrContact: null,
  referent: null,
  referentEndDay: null,
};

const forRole: Readonly<Record<MemberRole, Role>> = {
  salesRepresentative: "Parent",
  accountManager: "Parent",
  hrContact: "BabySitter",
  referent: "BabySitter",
};

/** The roles of each member whom lines name, by reference. */
export type KnownMembers = ReadonlyMap<string, ReadonlySet<MemberRole>>;

type Given = Pick<ImportedPerson, keyof Assignment | "role">;

/** What a line of people makes of the person's contacts, or why it cannot be taken. */
export type Judged =
  | { readonly next: Assignment; readonly problem?: undefined }
  | { readonly problem: LineProblem };

/**
 * Judges the contacts that a line gives. A column that the file lacks changes nothing; a new referent does not take over
 * the end of the former one, and a person who changes role loses the contacts of the former role.
 */
export function judgeAssignment(
  given: Given,
  present: ReadonlySet<string>,
  before: Assignment,
  members: KnownMembers,
): Judged {
  const next: Record<keyof Assignment, string | null> = { ...nobody };
  for (const role of memberRoles) {
    const wanted = present.has(role) ? given[role] : null;
    const problem = wanted === null ? null : problemOf(wanted, role, given.role, members);
    if (problem) return { problem: { column: role, code: problem } };
    if (forRole[role] === given.role) next[role] = present.has(role) ? wanted : before[role];
  }
  if (present.has("referentEndDay")) next.referentEndDay = given.referentEndDay;
  else if (next.referent === before.referent) next.referentEndDay = before.referentEndDay;
  if (next.referentEndDay !== null && next.referent === null) {
    return { problem: { column: "referentEndDay", code: "end-without-referent" } };
  }
  return { next };
}

function problemOf(reference: string, role: MemberRole, personRole: Role, members: KnownMembers) {
  if (forRole[role] !== personRole) return "contact-of-other-role";
  const roles = members.get(reference);
  if (!roles) return "unknown-member";
  return roles.has(role) ? null : "member-without-role";
}

/** True when both name the same members until the same day. */
export const isSameAssignment = (one: Assignment, other: Assignment): boolean =>
  one.referentEndDay === other.referentEndDay && memberRoles.every((role) => one[role] === other[role]);
