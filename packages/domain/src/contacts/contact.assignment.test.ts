import { expect, test } from "vitest";
import type { MemberRole } from "../team/member.ts";
import { type Assignment, isSameAssignment, judgeAssignment, nobody } from "./contact.assignment.ts";

const members = new Map<string, ReadonlySet<MemberRole>>([
  ["C-1", new Set(["salesRepresentative"])],
  ["M-1", new Set(["accountManager"])],
  ["R-1", new Set(["hrContact", "referent"])],
  ["R-2", new Set(["referent"])],
]);
const all = ["salesRepresentative", "accountManager", "hrContact", "referent", "referentEndDay"];
const untilJune = { ...nobody, referent: "R-1", referentEndDay: "2027-06-30" };

type Case = readonly [
  what: string,
  role: "Parent" | "BabySitter" | "Agency",
  given: Partial<Assignment>,
  present: readonly string[],
  before: Assignment,
  found: object,
];
const cases: readonly Case[] = [
  [
    "names both contacts of a parent",
    "Parent",
    { salesRepresentative: "C-1", accountManager: "M-1" },
    all,
    nobody,
    { next: { ...nobody, salesRepresentative: "C-1", accountManager: "M-1" } },
  ],
  ["leaves the columns out", "BabySitter", {}, [], untilJune, { next: untilJune }],
  ["empties the cells", "BabySitter", {}, all, untilJune, { next: nobody }],
  ["empties the referent alone", "BabySitter", {}, ["referent"], untilJune, { next: nobody }],
  [
    "names another referent and no end",
    "BabySitter",
    { referent: "R-2" },
    ["referent"],
    untilJune,
    { next: { ...nobody, referent: "R-2" } },
  ],
  [
    "names the same referent and no end",
    "BabySitter",
    { referent: "R-1" },
    ["referent"],
    untilJune,
    { next: untilJune },
  ],
  [
    "gives the end alone",
    "BabySitter",
    { referentEndDay: "2028-01-01" },
    ["referentEndDay"],
    untilJune,
    { next: { ...untilJune, referentEndDay: "2028-01-01" } },
  ],
  ["makes a babysitter a parent", "Parent", {}, [], untilJune, { next: nobody }],
  [
    "gives an end to nobody",
    "BabySitter",
    { referentEndDay: "2028-01-01" },
    all,
    nobody,
    { problem: { column: "referentEndDay", code: "end-without-referent" } },
  ],
  [
    "gives a parent a referent",
    "Parent",
    { referent: "R-1" },
    all,
    nobody,
    { problem: { column: "referent", code: "contact-of-other-role" } },
  ],
  [
    "gives a babysitter a sales representative",
    "BabySitter",
    { salesRepresentative: "C-1" },
    all,
    nobody,
    { problem: { column: "salesRepresentative", code: "contact-of-other-role" } },
  ],
  [
    "gives the agency's staff an HR contact",
    "Agency",
    { hrContact: "R-1" },
    all,
    nobody,
    { problem: { column: "hrContact", code: "contact-of-other-role" } },
  ],
  [
    "names nobody known",
    "Parent",
    { accountManager: "M-9" },
    all,
    nobody,
    { problem: { column: "accountManager", code: "unknown-member" } },
  ],
  [
    "names a member without that role",
    "BabySitter",
    { hrContact: "R-2" },
    all,
    nobody,
    { problem: { column: "hrContact", code: "member-without-role" } },
  ],
];

test.each(cases)("a line that %s is judged (CONTACT-OP9)", (_, role, given, present, before, found) => {
  const line = { ...nobody, ...given, role };
  expect(judgeAssignment(line, new Set(present), before, members)).toMatchObject(found);
});

test("assignments are the same by all that they name", () => {
  expect(isSameAssignment(untilJune, { ...untilJune })).toBe(true);
  expect(isSameAssignment(untilJune, { ...untilJune, referentEndDay: null })).toBe(false);
  expect(isSameAssignment(untilJune, { ...untilJune, hrContact: "R-1" })).toBe(false);
});
