import { expect, it } from "vitest";
import { chosenSchema } from "./preference.ts";
import { staffOf } from "./staffOf.ts";

it.each([
  ["shortcuts", false, true],
  ["shortcuts", 25, false],
  ["firstStepsClosed", true, true],
  ["pageSize", 25, true],
  ["pageSize", 26, false],
  ["pageSize", true, false],
  ["colour", true, false],
])("a choice of %s may be %s: %s (STAFF-36)", (name, value, isTaken) => {
  const read = chosenSchema.safeParse({ name, value });
  expect(read.success).toBe(isTaken);
  if (!read.success && name !== "colour") expect(read.error.issues[0]?.path).toEqual(["value"]);
});

it("tells somebody of the agency their functions and what these permit (STAFF-02)", () => {
  const told = staffOf(["reader"]);
  expect(told).toMatchObject({ functions: ["reader"], mustChangePassword: false });
  expect(told.permissions).toContain("people.read-parents");
  expect(told.permissions).not.toContain("staff.manage");
  expect(staffOf(["administrator"], true)).toMatchObject({ mustChangePassword: true });
  expect(staffOf(["administrator"]).permissions).toContain("staff.manage");
});
