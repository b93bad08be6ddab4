import { expect, it } from "vitest";
import { contractPage } from "./contract.notices.ts";

it.each([
  ["parent", "/client/contrats?tous=1"],
  ["housework", "/client/contrats?tab=menage&tous=1"],
  ["babysitter", "/intervenant/contrats?tous=1&contrat=INT%2F1"],
] as const)("leads to a contract of a %s where it stands also when it is over: %s", (kind, path) => {
  expect(contractPage(kind, "INT/1")).toBe(path);
});
