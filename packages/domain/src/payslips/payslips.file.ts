import { amount } from "../imports/amounts.ts";
import { day, namedValue, reference, text } from "../imports/cells.ts";
import { csvFile, optional, type Reader, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import { isMonth, payslipKinds } from "./payslip.ts";

/** The problems of lines of payslips. */
export const payslipProblems = lineProblems({
  "paper-chosen": {
    fr: (day) =>
      `Cette personne a demandé ses fiches de paie sur papier\u00a0: celles versées après le ${day} ne se remettent plus ici.`,
    en: (day) =>
      `This person has asked for payslips on paper: those paid after ${day} are no longer given here.`,
  },
});

/** Reads a month: 10/2026, 2026-10, or its first day, into which spreadsheets turn it. */
export const month: Reader<string> = (cell) => {
  const [, number = "", year] = /^(?:0?1\/)?(\d{1,2})[/-](\d{4})$/.exec(cell) ?? [];
  const written = year
    ? `${year}-${number.padStart(2, "0")}`
    : (/^(\d{4}-\d{2})(?:-01)?$/.exec(cell)?.[1] ?? "");
  return isMonth(written) ? { value: written } : { problem: { code: "invalid-month" } };
};

/** The most payslips of one month. */
const mostRank = 99;
const rank: Reader<number> = (cell) => {
  if (!/^\d{1,9}$/.test(cell)) return { problem: { code: "invalid-number" } };
  const value = Number(cell);
  return value >= 1 && value <= mostRank
    ? { value }
    : { problem: { code: "number-out-of-range", detail: `1–${mostRank}` } };
};

/** The payslips of babysitters, with their PDF files in a folder beside (annex C.7). */
export const payslipsFile = csvFile({
  name: "fiches-de-paie.csv",
  folder: "fiches-de-paie",
  neverKept: ["paidDate", "netCents", "fileName"],
  columns: {
    personReference: required("référence de l’intervenant", reference),
    month: required("mois", month),
    rank: optional("rang", rank, 1),
    kind: optional("nature", namedValue(payslipKinds), payslipKinds.numbers.ordinary),
    paidDate: required("date de versement", day),
    netCents: optional("net payé", amount),
    fileName: required("fichier", text(250)),
  },
  key: ({ personReference, month: of, rank: place }) => JSON.stringify([personReference, of, place]),
});
export type ImportedPayslip = RowOf<typeof payslipsFile.columns>;
