import { describe, expect, it } from "vitest";
import type { ContractKind } from "../contractKind.ts";
import { contractsToRead, mayWithContracts } from "./contractRights.ts";

describe("what the functions of the agency may do with contracts", () => {
  it.each([
    ["administrator", "read correct edit", "read correct edit"],
    ["coordinator", "read edit", "read"],
    ["recruiter", "", "read edit"],
    ["reader", "read", "read"],
  ] as const)("a %s: %j with a family’s, %j with a babysitter’s (TABLE P)", (one, family, sitter) => {
    const rights = ["read", "correct", "edit"] as const;
    const may = (kind: ContractKind) =>
      rights.filter((right) => mayWithContracts([one], kind, right)).join(" ");
    expect([may("guard"), may("housework"), may("babysitter")]).toEqual([family, family, sitter]);
  });

  it.each([
    [[], []],
    [["recruiter"], ["babysitter"]],
    [["coordinator"], ["guard", "housework", "babysitter"]],
    [
      ["recruiter", "reader"],
      ["guard", "housework", "babysitter"],
    ],
  ] as const)("%j read those of the kinds %j", (functions, kinds) => {
    expect(contractsToRead(functions)).toEqual(kinds);
  });
});
