import { expect, it } from "vitest";
import { readCells } from "../testing/importLines.ts";
import { unfitFile } from "./signature.refusals.ts";
import { signatureProblems, signaturesFile } from "./signatures.file.ts";

const line = { kind: "Garde", contractReference: "GE-1", startDate: "01/12/2026" };

it.each([
  ["Garde", 0],
  ["Ménage", 1],
  ["Intervenant", 2],
])("a line of signatures.csv of « %s » is of kind %i (SIGN-30)", (kind, value) => {
  expect(readCells(signaturesFile, { ...line, kind }).row).toMatchObject({
    ...{ kind: value, contractReference: "GE-1", startDate: "2026-12-01", secondSignerReference: null },
    ...{ lastDay: null, isDistance: true, serviceStart: null, price: null, duration: null, agencySigner: "" },
  });
});

it.each([
  ["", ""],
  ["cachet", ""],
  ["Cachet", ""],
  ["AG-7", "AG-7"],
])("%j signs for the agency as %j (SIGN-39)", (agencySigner, read) => {
  expect(readCells(signaturesFile, { ...line, agencySigner }).row?.agencySigner).toBe(read);
});

it("a signer of the agency is a reference, or its seal", () => {
  const { problems } = readCells(signaturesFile, { ...line, agencySigner: "x".repeat(200) });
  expect(problems?.map(({ column }) => column)).toEqual(["agencySigner"]);
});

it("lines of one kind, reference and start are the same request", () => {
  const { key } = signaturesFile;
  const row = readCells(signaturesFile, line).row;
  if (!row || !key) throw new Error("the line is read");
  const others = [{ kind: 1 as const }, { contractReference: "GE-2" }, { startDate: "2026-12-02" }];
  expect(new Set([row, { ...row, price: "27 €" }].map((one) => key(one))).size).toBe(1);
  expect(new Set([row, ...others.map((other) => ({ ...row, ...other }))].map((one) => key(one))).size).toBe(
    4,
  );
});

it("a refused line says in both languages what is wrong with the file, and since when it was signed (SIGN-31, SIGN-37)", () => {
  const { says: signed } = signatureProblems["signed-here"];
  expect(signed?.fr("3 mai 2026")).toContain("le 3 mai 2026");
  expect(signed?.en("3 May 2026")).toContain("on 3 May 2026");
  const { says: unfit } = signatureProblems["unfit-file"];
  const sentences = unfitFile("encrypted");
  expect([unfit?.fr("encrypted"), unfit?.en("encrypted")]).toEqual([sentences.fr, sentences.en]);
});
