import { expect, it } from "vitest";
import { historyList } from "./history.filters.ts";

it.each([
  [{ type: "actes" }, { kind: "acts" }],
  [{ type: "lectures" }, { kind: "readings" }],
  [{ qui: "12" }, { actorId: "12" }],
  [{ tri: "date" }, { sort: "date" }],
] as const)("the history of a person is narrowed by the address %j: %j (FOLKS-21)", (address, asked) => {
  expect(historyList.askedIn(historyList.stateIn(address))).toEqual(asked);
});
