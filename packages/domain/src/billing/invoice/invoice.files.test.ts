import { describe, expect, it } from "vitest";
import type { Columns, CsvFile } from "../../imports/column.ts";
import { readHeader, readRow } from "../../imports/row.ts";
import { paymentSharesFile, paymentsFile } from "../payment/payment.files.ts";
import { taxCertificatesFile } from "../taxes/taxCertificates.file.ts";
import { invoiceLinesFile, invoicesFile } from "./invoice.files.ts";
import { invoiceTitle } from "./invoice.texts.ts";

function read<C extends Columns>(file: CsvFile<C>, line: string) {
  const header = readHeader(
    file,
    Object.values(file.columns).map((column) => column.header),
  );
  const reading = readRow(header, line.split(";"), "2026-11-23");
  return reading.problems ? { problems: reading.problems } : { row: reading.row };
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
    [{ 6: "31/10/2026" }, "incomplete-period"],
    [{ 5: "02/10/2026", 6: "01/10/2026" }, "ends-before-start"],
    [{ 5: "01/10/2026", 6: "01/10/2026" }, undefined],
    [{ 13: "F-1" }, "corrects-itself"],
    [{ 7: "500000,01", 10: "500000,01" }, "number-out-of-range"],
    [{ 7: "abc" }, "invalid-amount"],
    [{ 11: "Troc" }, "unknown-value"],
  ])("a line with %j has the problem %s (BILLS-12, BILLS-13)", (changes, code) => {
    expect(read(invoicesFile, invoice(changes)).problems?.[0]?.code).toBe(code);
  });

  it("are an invoice that nobody cancelled, and a line that gives right, where they do not say (BILLS-21)", () => {
    expect(read(invoicesFile, invoice({})).row).toMatchObject({
      kind: 0,
      aidsCents: 0,
      advanceCents: 0,
      isCanceled: false,
    });
    expect(read(invoiceLinesFile, lineOf({})).row).toMatchObject({ givesRight: true, vatBasisPoints: null });
  });

  const lineOf = (changes: Readonly<Record<number, string>>) =>
    ["F-1", "1", "Prestation", "Garde", "", "", "", "", "", "", "", "", "100", ""]
      .map((cell, index) => changes[index] ?? cell)
      .join(";");
  it.each<[Readonly<Record<number, string>>, string | undefined]>([
    [{ 1: "0" }, "number-out-of-range"],
    [{ 1: "99999" }, undefined],
    [{ 1: "100000" }, "number-out-of-range"],
    [{ 1: "n1" }, "number-out-of-range"],
    [{ 1: "1bis" }, "number-out-of-range"],
    [{ 11: "30 %" }, undefined],
    [{ 11: "30,01" }, "number-out-of-range"],
    [{ 11: "n10" }, "invalid-number"],
    [{ 11: "10 % TTC" }, "invalid-number"],
    [{ 11: "10x" }, "invalid-number"],
    [{ 11: "5,555" }, "invalid-number"],
    [{ 7: "02/10/2026", 8: "01/10/2026" }, "ends-before-start"],
    [{ 7: "01/10/2026", 8: "01/10/2026" }, undefined],
    [{ 7: "01/10/2026" }, undefined],
    [{ 8: "01/10/2026" }, undefined],
  ])("a line of an invoice with %j has the problem %s (BILLS-13)", (changes, code) => {
    expect(read(invoiceLinesFile, lineOf(changes)).problems?.[0]?.code).toBe(code);
  });

  it.each([
    ["5,5", 550],
    ["5.55 %", 555],
    ["20%", 2_000],
    ["0", 0],
  ])("write a VAT of %s as %d hundredths of a per cent (BILLS-10)", (cell, basisPoints) => {
    expect(read(invoiceLinesFile, lineOf({ 11: cell })).row?.vatBasisPoints).toBe(basisPoints);
  });

  it("are told apart by what an agency counts them by (BILLS-21, PAYMENTS-15, TAX-14)", () => {
    const keyOf = <C extends Columns>(file: CsvFile<C>, line: string) => {
      const { row } = read(file, line);
      return row && file.key(row);
    };
    const keys = [
      keyOf(invoicesFile, invoice({})),
      keyOf(invoicesFile, invoice({ 0: "F-2" })),
      keyOf(invoiceLinesFile, lineOf({})),
      keyOf(invoiceLinesFile, lineOf({ 1: "2" })),
      keyOf(invoiceLinesFile, lineOf({ 0: "F-2" })),
      keyOf(paymentsFile, "R-1;P-1;20/11/2026;Espèces;12;;"),
      keyOf(paymentsFile, "R-2;P-1;20/11/2026;Espèces;12;;"),
      keyOf(paymentSharesFile, "R-1;F-1;12"),
      keyOf(paymentSharesFile, "R-1;F-2;12"),
      keyOf(paymentSharesFile, "R-2;F-1;12"),
      keyOf(taxCertificatesFile, "P-1;2025;12;a.pdf"),
      keyOf(taxCertificatesFile, "P-1;2024;12;a.pdf"),
      keyOf(taxCertificatesFile, "P-2;2025;12;a.pdf"),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(undefined);
    expect(keyOf(invoiceLinesFile, lineOf({ 3: "Ménage" }))).toBe(keyOf(invoiceLinesFile, lineOf({})));
  });

  it.each([
    ["R-1;F-1;0", "zero-amount"],
    ["R-1;F-1;-1", undefined],
  ])("a share %s has the problem %s (PAYMENTS-15)", (line, code) => {
    expect(read(paymentSharesFile, line).problems?.[0]?.code).toBe(code);
  });

  it.each([
    ["P-1;2025;-0,01;a.pdf", "invalid-amount"],
    ["P-1;2025;0;a.pdf", undefined],
    ["P-1;2025;12;a.pdf", undefined],
    ["P-1;2025;;a.pdf", undefined],
  ])("a certificate %s has the problem %s (TAX-14)", (line, code) => {
    expect(read(taxCertificatesFile, line).problems?.[0]?.code).toBe(code);
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
