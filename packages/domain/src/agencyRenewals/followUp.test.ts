import { expect, it } from "vitest";
import { kindsOfSeason, mayWithRenewals } from "./followUp.ts";

const rights = ["read", "follow", "remind"] as const;

it.each([
  [["administrator"], "read follow remind", "read follow remind"],
  [["coordinator"], "read follow remind", "read follow remind"],
  [["recruiter"], "", "read follow remind"],
  [["reader"], "read", "read"],
  [["recruiter", "reader"], "read follow remind", "read follow remind"],
  [[], "", ""],
] as const)(
  "%j: %j with the answers of families, %j with those of babysitters (TABLE P)",
  (functions, families, sitters) => {
    const may = (kind: "Parent" | "BabySitter") =>
      rights.filter((right) => mayWithRenewals(functions, kind, right)).join(" ");
    expect([may("Parent"), may("BabySitter")]).toEqual([families, sitters]);
  },
);

it.each([
  [["coordinator"], ["Parent", "BabySitter"]],
  [["recruiter"], ["BabySitter"]],
  [[], []],
] as const)("%j read the season of %j", (functions, kinds) => {
  expect([...kindsOfSeason(functions)].toSorted()).toEqual([...kinds].toSorted());
});
