import { expect, it } from "vitest";
import { requestTiles } from "./request.tiles.ts";
import { requestKinds } from "./request.ts";

const [kind] = requestKinds;
const past = (term: unknown) => requestTiles.open.daysPast?.(term, "2026-12-03");

it.each([
  ["2026-11-30", 3],
  ["2026-12-03", 0],
  ["2026-12-20", 0],
])("a request that was due on %s is late by %i days on 3 December", (dueOn, days) => {
  expect(past({ kind, dueOn })).toBe(days);
});

it("one whose term is not known is not late", () => {
  expect([past(null), past({ kind, dueOn: "2026-02-30" })]).toEqual([0, 0]);
});
