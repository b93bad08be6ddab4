import { expect, it } from "vitest";
import { readHeader, readRow } from "../imports/row.ts";
import { babysitterContractsFile, parentContractsFile } from "./contracts.files.ts";

const today = "2026-11-20";
const header = ["référence", "référence du parent", "état"];
const line = ["GE-1", "P-1", "En cours"];
const read = (more: Record<string, string>) =>
  readRow(
    readHeader(parentContractsFile, [...header, ...Object.keys(more)]),
    [...line, ...Object.values(more)],
    today,
  );

it("a contract of which its line says no more is not shared, neither full time nor one shot, and has no babysitter", () => {
  const row = { isSharedChildcare: false, isFullTime: false, isOneShot: false, babysitters: [] };
  expect(read({})).toMatchObject({ row: { ...row, monthlyHours: null, endDate: null } });
});

it.each([
  ["1/9/2026", "", undefined],
  ["", "31/8/2026", undefined],
  ["1/9/2026", "31/8/2026", [{ column: "endDate", code: "ends-before-start" }]],
])("a contract from %j to %j has the problems %j", (start, end, problems) => {
  expect(read({ "date de début": start, "date de fin": end }).problems).toEqual(problems);
});

it.each([
  ["A,B,C,D", undefined],
  ["A,B,C,D,E", "too-many-references"],
  ["A,A", "repeated-reference"],
])("up to four babysitters work under a contract: %s", (babysitters, code) => {
  expect(read({ "références des intervenants": babysitters }).problems?.[0]?.code).toBe(code);
});

it.each([parentContractsFile, babysitterContractsFile])(
  "two lines of $name are one contract by its reference",
  ({ key }) => {
    const contract = { reference: "GE-1", startDate: "2026-09-01" };
    expect(key({ ...contract, startDate: null } as never)).toBe(key(contract as never));
    expect(key({ ...contract, reference: "GE-2" } as never)).not.toBe(key(contract as never));
  },
);
