import { describe, expect, it } from "vitest";
import { readHeader, readRow } from "../../imports/row.ts";
import { paymentSharesFile, paymentsFile } from "./payment.files.ts";

const payment = {
  référence: "REG-1",
  "référence du parent": "P-1",
  date: "20/11/2026",
  moyen: "Prélèvement SEPA",
  montant: "12,50",
};
function read(file: typeof paymentsFile | typeof paymentSharesFile, line: Readonly<Record<string, string>>) {
  const header = readHeader(file as typeof paymentsFile, Object.keys(line));
  return readRow(header, Object.values(line), "2026-11-23");
}

describe("a line of payments", () => {
  it.each<Record<string, string>>([{}, { état: "" }])(
    "a line without a state is of money that came: %j (PAYMENTS-15)",
    (more) => {
      expect(read(paymentsFile, { ...payment, ...more })).toMatchObject({ row: { state: 1 } });
    },
  );

  it.each([
    ["En cours", 0],
    ["Encaissé", 1],
    ["Rejeté", 2],
  ])("says %s by its word: %s", (état, state) => {
    expect(read(paymentsFile, { ...payment, état })).toMatchObject({ row: { state } });
  });

  it.each([
    ["0", "zero-amount"],
    ["0,01", undefined],
    ["-0,01", undefined],
  ])("may give money back, and is not of nothing: %s has the problem %s", (montant, code) => {
    expect(read(paymentsFile, { ...payment, montant }).problems?.[0]?.code).toBe(code);
    const share = { "référence du règlement": "REG-1", "numéro de facture": "FAC-1", montant };
    expect(read(paymentSharesFile, share).problems?.[0]?.code).toBe(code);
  });
});
