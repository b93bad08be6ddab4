import { expect, it, vi } from "vitest";
import { knownRows } from "./knownRows.ts";

it("rows of a code that this version does not know are left out, and the log says which code and nothing else of them", () => {
  const codes = (...known: number[]) => ({ has: (value: unknown) => known.includes(value as number) });
  const rows = [
    { name: "Zoé", state: 1, kind: 2 },
    { name: "Léa", state: 9, kind: 2 },
    { name: "Noé", state: 2, kind: 9 },
    { name: "Ida", state: null, kind: 2 },
    { name: "Ana", state: 9, kind: 9 },
  ];
  const warn = vi.fn();
  const kept = knownRows("intervention", rows, { state: codes(1, 2), kind: codes(2) }, { warn });
  expect(kept.map(({ name }) => name)).toEqual(["Zoé", "Ida"]);
  const told = warn.mock.calls.map(([what]) => what);
  expect(told).toEqual([
    { kept: "intervention", field: "state", code: 9 },
    { kept: "intervention", field: "kind", code: 9 },
    { kept: "intervention", field: "state", code: 9 },
  ]);
  expect(knownRows("intervention", rows, {}, { warn })).toEqual(rows);
});
