import { expect, it } from "vitest";
import { isPermitted, staffFunctions } from "../kernel/permissions/permission.ts";
import { documentKinds } from "./document.ts";
import { documentOpeners } from "./openedBy.ts";

const letters = { administrator: "A", coordinator: "C", recruiter: "R", reader: "L" };

it.each([
  ["contract", "AC", "ACR"],
  ["signed-contract", "AC", "ACR"],
  ["attestation", "AR", "AR"],
  ["certificate", "AR", "AR"],
  ["invoice", "AC", "AC"],
  ["credit-note", "AC", "AC"],
  ["tax-certificate", "AC", "AC"],
  ["payslip", "", ""],
] as const)(
  "a %s of a parent is opened by %j, of a babysitter by %j (AGFILES-01, PAYSLIP-06)",
  (kind, parent, sitter) => {
    const openers = documentOpeners[kind];
    const by = (permission: (typeof openers)["Parent"]) =>
      staffFunctions
        .filter((one) => permission && isPermitted([one], permission))
        .map((one) => letters[one])
        .join("");
    expect([by(openers.Parent), by(openers.BabySitter)]).toEqual([parent, sitter]);
  },
);

it("says of every kind of document who opens it (AGFILES-01)", () => {
  expect(Object.keys(documentOpeners).toSorted()).toEqual(Object.keys(documentKinds).toSorted());
});
