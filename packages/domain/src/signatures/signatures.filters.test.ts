import { expect, it } from "vitest";
import { requestStates } from "./signature.ts";
import { signaturesList } from "./signatures.filters.ts";

const { Open, Sealing, Completed, Refused, Expired, Canceled, Withdrawn } = requestStates.numbers;

it.each([
  ["ouverte", Open],
  ["scellement", Sealing],
  ["signee", Completed],
  ["refusee", Refused],
  ["expiree", Expired],
  ["annulee", Canceled],
  ["retractee", Withdrawn],
] as const)("requests to sign are narrowed by their state: %s (AGUI-10)", (etat, state) => {
  expect(signaturesList.askedIn(signaturesList.stateIn({ etat }))).toEqual({ state });
});

it.each([
  [{ agence: "contresigner" }, { agencyTask: "countersign" }],
  [{ agence: "regarder" }, { agencyTask: "look-at" }],
  [{ de: "familles" }, { whose: "parents" }],
  [{ de: "intervenants" }, { whose: "babysitters" }],
] as const)("requests to sign are narrowed by the address %j: %j (AGUI-10)", (address, asked) => {
  expect(signaturesList.askedIn(signaturesList.stateIn(address))).toEqual(asked);
});
