import { expect, it } from "vitest";
import { firstStepCodes, firstSteps } from "./firstSteps.ts";

it("a new administrator is led to each step, their own account first and letters last (AGUI-07)", () => {
  expect(firstStepCodes).toEqual(["second-factor", "colleague", "people", "invitations"]);
  expect(firstStepCodes.map((code) => firstSteps[code].link)).toEqual([
    "/agence/securite",
    "/agence/equipe/nouveau",
    "/agence/imports/nouveau",
    "/agence/parents?compte=pas-invite",
  ]);
});
