import { describe, expect, expectTypeOf, test } from "vitest";
import { endpoint } from "../endpoint.ts";
import { admits } from "./access.ts";
import {
  isPermitted,
  knownFunctions,
  type Permission,
  permissions,
  permissionsOf,
  staffFunctions,
} from "./permission.ts";

// TABLE P as the agency reads it: administrator, coordinator, recruiter, reader.
const tableP = `
  desk.read                   ● ● ● ●
  people.read-parents         ● ● · ●
  people.read-babysitters     ● ● ● ●
  people.read-private         ● ● ● ·
  people.read-sensitive       ● ● · ·
  people.edit-parents         ● ● · ·
  people.edit-babysitters     ● ● ● ·
  people.create-parents       ● ● · ·
  people.create-babysitters   ● · ● ·
  people.access               ● ● ● ·
  people.block                ● ● · ·
  people.assign-parents       ● ● · ·
  people.assign-babysitters   ● · ● ·
  people.notes                ● ● ● ·
  people.notes-remove         ● · · ·
  people.requests             ● ● ● ·
  people.rights               ● · · ·
  people.merge                ● · · ·
  people.view-as              ● ● ● ·
  people.export               ● ● ● ·
  people.history              ● ● ● ·
  staff.read                  ● · · ·
  staff.manage                ● · · ·
  moderation.read             ● ● ● ·
  moderation.decide           ● · ● ·
  moderation.reasons          ● · ● ·
  contracts.read-parent       ● ● · ●
  contracts.read-babysitter   ● ● ● ●
  contracts.edit-parent       ● ● · ·
  contracts.edit-babysitter   ● · ● ·
  contracts.correct           ● · · ·
  documents.open-parent       ● ● · ·
  documents.open-babysitter   ● ● ● ·
  documents.open-end-papers   ● · ● ·
  contracts.export            ● ● ● ·
  documents.open-billing      ● ● · ·
  interventions.read          ● ● ● ·
  billing.read                ● ● · ·
  payslips.follow             ● · ● ·
  readings.read               ● · ● ●
  readings.remind             ● · ● ·
  readings.publish            ● · ● ·
  sponsorship.read            ● ● ● ·
  renewals.read-parents       ● ● · ●
  renewals.read-babysitters   ● ● ● ●
  renewals.follow             ● ● ● ·
  renewals.remind             ● ● ● ·
  renewals.campaigns          ● · · ·
  renewals.export             ● ● ● ·
  surveys.read                ● ● · ●
  surveys.follow              ● ● · ·
  surveys.export              ● ● · ·
  surveys.configure           ● · · ·
  letters.read                ● ● ● ·
  letters.resend              ● ● ● ·
  letters.retry-all           ● · · ·
  letters.preview             ● ● ● ●
  letters.addresses           ● ● · ·
  imports.read                ● · · ·
  imports.run                 ● · · ·
  audit.read                  ● · · ·
  audit.export                ● · · ·
  settings.notices            ● ● · ·
  settings.edit               ● · · ·`;

const rows = tableP
  .trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));
const cells = rows.flatMap(([permission, ...allowed]) =>
  staffFunctions.map((one, place) => [permission as Permission, one, allowed[place] === "●"] as const),
);

describe("the table of permissions", () => {
  test.each(cells)("says of %s for the %s: %s (STAFF-02)", (permission, one, allowed) => {
    expect(isPermitted([one], permission)).toBe(allowed);
  });

  test("has these rows and no other", () => {
    expect(permissions).toEqual(rows.map(([permission]) => permission));
  });

  test("gives somebody of two functions what either permits, and nobody anything without one (STAFF-02, STAFF-03)", () => {
    const both = permissionsOf(["recruiter", "reader"]);
    expect(new Set(both)).toEqual(new Set([...permissionsOf(["recruiter"]), ...permissionsOf(["reader"])]));
    expect(permissionsOf([])).toEqual([]);
  });

  test("does not know a function of a later version", () => {
    expect(knownFunctions(["payroll", "reader"])).toEqual(["reader"]);
  });
});

describe("a call of the agency", () => {
  const agent = { role: "Agency", functions: ["recruiter"] } as const;

  test.each([
    ["staff whose function permits it", agent, true],
    ["staff whose function does not", { role: "Agency", functions: ["reader"] }, false],
    ["staff without a function", { role: "Agency", functions: [] }, false],
    // Somebody who has left the agency and is a babysitter now.
    ["another role with the function", { role: "BabySitter", functions: ["recruiter"] }, false],
  ] as const)("a call that asks for a permission admits %s: %s", (_, caller, isAdmitted) => {
    expect(admits({ permission: "moderation.decide" }, caller)).toBe(isAdmitted);
  });

  test.each([
    [["people.read-parents", "people.read-babysitters"], "recruiter", true],
    [["people.read-parents", "surveys.read"], "recruiter", false],
  ] as const)("a call that asks for one of several, %j, admits a %s: %s", (permission, one, isAdmitted) => {
    expect(admits({ permission }, { role: "Agency", functions: [one] })).toBe(isAdmitted);
  });

  test.each([
    ["staff of any function", agent, true],
    ["staff without a function", { role: "Agency", functions: [] }, false],
    ["another role with the function", { role: "Parent", functions: ["reader"] }, false],
  ] as const)(
    "colleagues’ names and one’s own are for %s: %s (STAFF-03, AGUI-29)",
    (_, caller, isAdmitted) => {
      for (const permission of ["names", "own"] as const)
        expect(admits({ permission }, caller)).toBe(isAdmitted);
    },
  );

  test.each([
    ["public", true],
    ["any", true],
    [["Parent", "Agency"], true],
    [["Parent"], false],
  ] as const)("a call for the roles %j admits a recruiter: %s", (access, isAdmitted) => {
    expect(admits(access, agent)).toBe(isAdmitted);
  });

  test("does not compile under /Agency/ without a permission of the table", () => {
    const call = { name: "tried", method: "GET" } as const;
    const made = endpoint({ ...call, path: "/Agency/Tried", access: { permission: "desk.read" } });
    expectTypeOf(made.access).toEqualTypeOf<{ readonly permission: "desk.read" }>();
    // @ts-expect-error: a role is no permission
    endpoint({ ...call, path: "/Agency/Tried", access: ["Agency"] });
    // @ts-expect-error: neither is being signed in
    endpoint({ ...call, path: "/agency/Tried", access: "any" });
    // @ts-expect-error: the table has no such row
    endpoint({ ...call, path: "/Agency/Tried", access: { permission: "desk.write" } });
    endpoint({ ...call, path: "/AgencyTried", access: "any" });
  });
});
