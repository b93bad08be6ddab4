import { expect, it } from "vitest";
import { type ContractMoved, contractMovedOf, type Feature, underContractOf } from "./feature.ts";
import type { UnderContract } from "./importing/fileImporter.ts";

it("each feature hears of a contract that was moved, and of who is under contract, whichever others do", async () => {
  const heard: string[] = [];
  const hears = (name: string): Pick<Feature, "contractMoved" | "underContract"> => ({
    contractMoved: async () => void heard.push(`${name} moved`),
    underContract: async () => void heard.push(`${name} begins`),
  });
  const features = [{}, hears("one"), {}, hears("other")];
  await contractMovedOf(features)(...([] as unknown as Parameters<ContractMoved>));
  await underContractOf(features)(...([] as unknown as Parameters<UnderContract>));
  expect(heard).toEqual(["one moved", "other moved", "one begins", "other begins"]);
});
