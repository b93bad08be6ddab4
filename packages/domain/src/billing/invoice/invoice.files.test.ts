import { describe, expect, it } from "vitest";
import type { Columns, CsvFile } from "../../imports/column.ts";
import { readHeader, readRow } from "../../imports/row.ts";
import { paymentSharesFile, paymentsFile } from "../payment/payment.files.ts";
import { invoiceLinesFile, invoicesFile } from "./invoice.files.ts";
import { invoiceTitle } from "./invoice.texts.ts";

function read<C extends Columns>(file: CsvFile<C>, line: string) {
  const header = readHeader(
    file,
    Object.values(file.columns).map((column) => column.header),
  );
  return readRow(header, line.split(";"), "2026-11-23");
}

describe("the lines of the agency's books", () => {
  it("are read as annex C writes them (BILLS-21, PAYMENTS-15)", () => {
    expect(
      read(
        invoicesFile,
        "FAC-2026-0310;PAR-001;Facture;05/11/2026;20/11/2026;01/10/2026;31/10/2026;1143,25;0;0;1143,25;Prélèvement SEPA;20/11/2026;;non;;;FAC-2026-0310.pdf",
      ),
    ).toMatchObject({
      row: {
        number: "FAC-2026-0310",
        kind: 0,
        totalCents: 114_325,
        dueCents: 114_325,
        plannedMeans: 1,
        isCanceled: false,
      },
    });
    expect(
      read(
        invoiceLinesFile,
        "FAC-2026-0310;1;Prestation;Garde d’enfants à domicile;Garde d’enfants;Garde d’enfants de moins de 3 ans;INT-001;01/10/2026;31/10/2026;42,5;26,90;10;1143,25;oui",
      ),
    ).toMatchObject({
      row: {
        position: 1,
        kind: 0,
        service: 0,
        nature: 0,
        minutes: 2_550,
        rateCents: 2_690,
        vatBasisPoints: 1_000,
        amountCents: 114_325,
        givesRight: true,
      },
    });
    expect(
      read(paymentsFile, "REG-2026-0288;PAR-001;20/11/2026;Prélèvement SEPA;1143,25;Encaissé;"),
    ).toMatchObject({
      row: { means: 1, amountCents: 114_325, state: 1 },
    });
    expect(read(paymentSharesFile, "REG-2026-0288;FAC-2026-0310;1143,25")).toMatchObject({
      row: { payment: "REG-2026-0288", number: "FAC-2026-0310", amountCents: 114_325 },
    });
  });

  const invoice = (changes: Readonly<Record<number, string>>) =>
    ["F-1", "P-1", "", "05/11/2026", "", "", "", "100", "", "", "100", "", "", "", "", "", "", ""]
      .map((cell, index) => changes[index] ?? cell)
      .join(";");
  it.each<[Readonly<Record<number, string>>, string | undefined]>([
    [{}, undefined],
    [{ 10: "99,99" }, "totals-disagree"],
    [{ 8: "10", 9: "50", 10: "40" }, undefined],
    [{ 7: "-100", 10: "-100" }, "wrong-sign"],
    [{ 2: "Avoir", 7: "-100", 10: "-100" }, undefined],
    [{ 2: "Avoir" }, "wrong-sign"],
    [{ 4: "04/11/2026" }, "due-before-issue"],
    [{ 4: "05/11/2026" }, undefined],
    [{ 5: "01/10/2026" }, "incomplete-period"],
    [{ 5: "02/10/2026", 6: "01/10/2026" }, "ends-before-start"],
    [{ 13: "F-1" }, "corrects-itself"],
    [{ 7: "500000,01", 10: "500000,01" }, "number-out-of-range"],
    [{ 7: "abc" }, "invalid-amount"],
    [{ 11: "Troc" }, "unknown-value"],
  ])("a line with %j has the problem %s (BILLS-12, BILLS-13)", (changes, code) => {
    expect(read(invoicesFile, invoice(changes)).problems?.[0]?.code).toBe(code);
  });

  it.each([
    ["R-1;P-1;20/11/2026;Espèces;0;;", "zero-amount"],
    ["R-1;P-1;20/11/2026;Espèces;-12;;", undefined],
    ["R-1;P-1;20/11/2026;Prélèvement Urssaf;12;;", undefined],
    ["R-1;P-1;20/11/2026;99;12;Rejeté;", undefined],
    ["R-1;P-1;20/11/2026;11;12;;", "unknown-value"],
  ])("a payment %s has the problem %s (PAYMENTS-02)", (line, code) => {
    expect(read(paymentsFile, line).problems?.[0]?.code).toBe(code);
  });
});

describe("the name of an invoice", () => {
  const named = (periodStart: string | null, periodEnd: string | null, kind: 0 | 1 = 0) =>
    (["fr", "en"] as const).map((locale) =>
      invoiceTitle({ kind, issueDate: "2026-11-05", periodStart, periodEnd }, locale),
    );
  it.each([
    [named("2026-10-01", "2026-10-31"), ["Octobre 2026", "October 2026"]],
    [named("2026-10-01", "2026-10-15"), ["Du 1er au 15 octobre 2026", "1 to 15 October 2026"]],
    [named(null, null), ["Facture du 5 novembre 2026", "Invoice of 5 November 2026"]],
    [named(null, null, 1), ["Avoir du 5 novembre 2026", "Credit note of 5 November 2026"]],
  ])("is %j (BILLS-02)", (names, expected) => {
    expect(names).toEqual(expected);
  });
});
