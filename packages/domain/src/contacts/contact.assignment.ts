import { type LineProblem, lineProblems } from "../imports/problem.ts";
import type { Role } from "../kernel/role.ts";
import type { ImportedPerson } from "../people/people.file.ts";
import { type KnownMembers, type MemberRole, memberRoles } from "../team/member.ts";

/** The problems of whom a line of people names as contacts. */
const contactProblems = lineProblems({
  "unknown-member": {
    fr: "Aucun membre de l’équipe ne porte cette référence.",
    en: "No member of the team has this reference.",
  },
  "member-without-role": {
    fr: "Ce membre de l’équipe n’a pas le rôle qui lui est donné ici (equipe.csv).",
    en: "This member of the team does not have the role given here (equipe.csv).",
  },
  "contact-of-other-role": {
    fr: "Une personne de ce rôle n’a pas un tel contact.",
    en: "A person of this role has no such contact.",
  },
  "end-without-referent": {
    fr: "Une fin est donnée sans référent.",
    en: "An end is given without a referent.",
  },
});

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
    if (problem) return { problem: { column: role, ...contactProblems[problem] } };
    if (forRole[role] === given.role) next[role] = present.has(role) ? wanted : before[role];
  }
  if (present.has("referentEndDay")) next.referentEndDay = given.referentEndDay;
  else if (next.referent === before.referent) next.referentEndDay = before.referentEndDay;
  if (next.referentEndDay !== null && next.referent === null) {
    return { problem: { column: "referentEndDay", ...contactProblems["end-without-referent"] } };
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
