import { describe, expect, it } from "vitest";
import { readHeader, readRow } from "../imports/row.ts";
import { ofMonth } from "../kernel/dates/months.ts";
import { earliestClosing, effectDate, isOnPaper, paperEffectDate, payslipVisibleFrom } from "./delivery.ts";
import { payslipNotices } from "./payslip.notices.ts";
import { archivePaths, isMonth, payslipSubject } from "./payslip.ts";
import { type ImportedPayslip, payslipProblems, payslipsFile } from "./payslips.file.ts";

describe("a payslip", () => {
  it.each<[string, string, string, string | null, string]>([
    ["hired long before: a month after the notice", "2026-11-05", "2026-11-05", "2020-01-01", "2026-12-05"],
    ["hired the day before the notice: the same", "2026-11-05", "2026-11-05", "2026-11-04", "2026-12-05"],
    [
      "hired on the day of the notice: told at hiring",
      "2026-11-05",
      "2026-11-05",
      "2026-11-05",
      "2026-11-05",
    ],
    ["of a hiring that nobody knows, imported early", "2026-01-05", "2026-11-05", null, "2026-12-05"],
    ["hired after it", "2026-11-05", "2025-01-15", "2026-09-01", "2026-11-05"],
    ["of a hiring that nobody knows", "2026-11-05", "2026-11-05", null, "2026-12-05"],
    ["imported when the month is over", "2026-11-05", "2024-11-05", "2020-01-01", "2026-11-05"],
    ["imported on the last day of that month", "2026-12-05", "2026-11-05", null, "2026-12-05"],
    ["imported a day later", "2026-12-06", "2026-11-05", null, "2026-12-06"],
    ["told on the 31st, shown at the end of a shorter month", "2027-01-31", "2027-01-31", null, "2027-02-28"],
    ["imported before the notice that the agency gives", "2026-10-01", "2026-11-05", null, "2026-12-05"],
  ])("%s (PAYSLIP-13)", (_, imported, notice, hired, day) => {
    expect(payslipVisibleFrom(imported, notice, hired)).toBe(day);
  });

  it.each<[string, string, string]>([
    ["2026-11-23", "2027-02-23", "in three months"],
    ["2026-11-30", "2027-02-28", "on the last day of a shorter month"],
    ["2027-11-30", "2028-02-29", "on 29 February"],
  ])("is given on paper to whoever asks on %s from %s, %s (PAYSLIP-10)", (asked, effect) => {
    expect(paperEffectDate(asked)).toBe(effect);
    const paper = { choice: "paper", date: asked } as const;
    expect(isOnPaper(paper, effect)).toBe(false);
    expect(isOnPaper(paper, `${effect.slice(0, 8)}99`)).toBe(true);
    expect(isOnPaper({ choice: "electronic", date: asked }, "2099-01-01")).toBe(false);
    expect(isOnPaper(null, "2099-01-01")).toBe(false);
  });

  it("is electronic again at once for whoever comes back (PAYSLIP-11)", () => {
    expect(effectDate("electronic", "2026-11-30")).toBe("2026-11-30");
    expect(effectDate("paper", "2026-11-30")).toBe("2027-02-28");
  });

  it("has its place in the archive by year and month, numbered in a month of several (PAYSLIP-04)", () => {
    const given = [
      { month: "2026-10", rank: 3 },
      { month: "2025-12", rank: 1 },
      { month: "2026-10", rank: 1 },
      { month: "2026-09", rank: 2 },
    ];
    expect(archivePaths(given).map(({ path }) => path)).toEqual([
      "2025/2025-12 Fiche de paie.pdf",
      "2026/2026-09 Fiche de paie.pdf",
      "2026/2026-10 Fiche de paie.pdf",
      "2026/2026-10 Fiche de paie (2).pdf",
    ]);
    expect(archivePaths(given).map(({ month, rank }) => [month, rank])).toEqual([
      ["2025-12", 1],
      ["2026-09", 2],
      ["2026-10", 1],
      ["2026-10", 3],
    ]);
    expect(archivePaths(given.toReversed())).toEqual(archivePaths(given));
    expect([payslipSubject("2026-10", 1), payslipSubject("2026-10", 2)]).toEqual(["2026-10", "2026-10/2"]);
  });

  it.each([
    ["2026-10", "d’octobre 2026", "for October 2026"],
    ["2026-04", "d’avril 2026", "for April 2026"],
    ["2026-08", "d’août 2026", "for August 2026"],
    ["2026-05", "de mai 2026", "for May 2026"],
  ])("the payslip of %s is named in a sentence (PAYSLIP-01, PAYSLIP-15)", (month, fr, en) => {
    expect([ofMonth(month, "fr"), ofMonth(month, "en")]).toEqual([fr, en]);
    const words = payslipNotices.available.read({ month, count: 1 });
    expect(words?.title.fr).toBe(`Votre fiche de paie ${fr} est disponible`);
  });

  it("is counted with others in one notice, without an amount (PAYSLIP-15, SPACE-31, SPACE-32)", () => {
    expect(payslipNotices.available.read({ month: null, count: 3 })?.title).toEqual({
      fr: "3 nouvelles fiches de paie",
      en: "3 new payslips",
    });
  });
});

describe("a line of fiches-de-paie.csv", () => {
  const header = readHeader(
    payslipsFile as never,
    "référence de l’intervenant;mois;rang;nature;date de versement;net payé;fichier".split(";"),
  );
  const read = (line: string) => readRow(header, line.split(";"), "2026-11-20");

  it("is read with what it may leave out (PAYSLIP-07)", () => {
    expect(read("INT-001;10/2026;2;Solde de tout compte;05/11/2026;612,48;2026-10.pdf")).toMatchObject({
      row: { month: "2026-10", rank: 2, kind: 2, paidDate: "2026-11-05", netCents: 61_248 },
    });
    expect(read("INT-001;10/2026;99;;05/11/2026;;a.pdf")).toMatchObject({ row: { rank: 99 } });
    expect(read("INT-001;10/2026;1;;05/11/2026;;a.pdf")).toMatchObject({ row: { rank: 1 } });
    expect(read("INT-001;2026-10;;;2026-11-05;;2026-10.pdf")).toMatchObject({
      row: { month: "2026-10", rank: 1, kind: 0, netCents: null },
    });
  });

  it.each([
    ["01/10/2026", "2026-10"],
    ["1/10/2026", "2026-10"],
    ["2026-10-01", "2026-10"],
    ["1/2026", "2026-01"],
    ["10-2026", "2026-10"],
  ])("takes the month %s as %s (PAYSLIP-07)", (cell, month) => {
    expect(read(`INT-001;${cell};;;05/11/2026;;a.pdf`)).toMatchObject({ row: { month } });
  });

  it.each([
    ["INT-001;13/2026;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;02/10/2026;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;octobre;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;fin 2026-10;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;10/2026 bis;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;10/20261;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;2026-10-01-01;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;2026-10-011;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;2026-10-15;;;05/11/2026;;a.pdf", "invalid-month"],
    ["INT-001;10/2026;100;;05/11/2026;;a.pdf", "number-out-of-range"],
    ["INT-001;10/2026;1a;;05/11/2026;;a.pdf", "invalid-number"],
    ["INT-001;10/2026;a1;;05/11/2026;;a.pdf", "invalid-number"],
    ["INT-001;10/2026;1234567890;;05/11/2026;;a.pdf", "invalid-number"],
    ["INT-001;10/2026;0;;05/11/2026;;a.pdf", "number-out-of-range"],
    ["INT-001;10/2026;x;;05/11/2026;;a.pdf", "invalid-number"],
    ["INT-001;10/2026;;Prime;05/11/2026;;a.pdf", "unknown-value"],
    ["INT-001;10/2026;;;05/11/2026;12,345;a.pdf", "invalid-amount"],
    ["INT-001;10/2026;;;;;a.pdf", "required"],
    ["INT-001;10/2026;;;05/11/2026;;", "required"],
  ])("is refused: %s, %s (PAYSLIP-07)", (line, code) => {
    expect(read(line)).toMatchObject({ problems: [{ code }] });
  });

  it("is told from the others by its person, its month and its rank (PAYSLIP-07)", () => {
    const keyOf = (rank: number) =>
      payslipsFile.key({ personReference: "INT-001", month: "2026-10", rank } as ImportedPayslip);
    expect(keyOf(2)).toBe('["INT-001","2026-10",2]');
    expect(keyOf(1)).not.toBe(keyOf(2));
  });

  it("leaves neither what was paid, nor when, nor its file among what an import keeps of it", () => {
    expect(payslipsFile.neverKept).toEqual(["paidDate", "netCents", "fileName"]);
  });

  it("says until when whoever asked for paper is still given files (PAYSLIP-10)", () => {
    const { fr, en } = payslipProblems["paper-chosen"].says;
    expect([fr("23/02/2027"), en("23/02/2027")]).toEqual([
      "Cette personne a demandé ses fiches de paie sur papier\u00a0: celles versées après le 23/02/2027 ne se remettent plus ici.",
      "This person has asked for payslips on paper: those paid after 23/02/2027 are no longer given here.",
    ]);
  });

  it.each(["2026-00", "2026-13", "2026-1", "26-10", "2026-12-01", "12026-12", "2026-12x"])(
    "%s is no month",
    (text) => {
      expect(isMonth(text)).toBe(false);
      expect(isMonth("2026-12")).toBe(true);
    },
  );
});

it.each([
  ["2026-11-23", "2027-02-23"],
  ["2026-11-30", "2027-02-28"],
  ["2026-12-31", "2027-03-31"],
])("announced on %s, payslips may be gone on %s at the earliest (PAYSLIP-18)", (today, day) => {
  expect(earliestClosing(today)).toBe(day);
});
