import { addMonths } from "@ribambelle/domain/kernel/dates/instants";
import { monthHeading } from "@ribambelle/domain/kernel/dates/months";
import { addDays, shortDay } from "@ribambelle/domain/kernel/day";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { payslipsFile } from "@ribambelle/domain/payslips/payslips.file";
import type { DrawnPage } from "../../../demonstrating/drawDocument.ts";

/** Whose payslips these are, and who asked for paper. */
export const payslipsOf = "DEMO-I01";
export const paperAskedBy = "DEMO-I03";

/** The day on which the demonstration agency told its people of electronic payslips. */
export const noticeGivenOn = (today: string): string => addMonths(today, -24);

export interface DemonstrationPayslip {
  /** YYYY-MM. */
  readonly month: string;
  readonly paidDate: string;
  readonly netCents: number;
  readonly fileName: string;
}

const howMany = 14;
const payDay = "05";
// Cents of net pay, one month after the other.
const nets = [61_248, 58_804, 64_390, 61_248, 72_015, 55_127, 61_248];

/** Gives the fourteen payslips that were paid by a day, the newest first; pay is made on the fifth of the next month. */
export function demonstrationPayslips(today: string): DemonstrationPayslip[] {
  const lastPaid = `${addDays(today, -4).slice(0, 7)}-01`;
  return Array.from({ length: howMany }, (_, place) => {
    const paid = addMonths(lastPaid, -place).slice(0, 7);
    const month = addMonths(`${paid}-01`, -1).slice(0, 7);
    return {
      month,
      paidDate: `${paid}-${payDay}`,
      netCents: nets[Number(month.slice(5)) % nets.length] ?? 0,
      fileName: `${month}-${payslipsOf}.pdf`,
    };
  });
}

/** Gives the payslip that was corrected on 20 March, the last one by that day, and that day. */
export function correctedPayslip(today: string): { readonly month: string; readonly correctedOn: string } {
  const march = `${today.slice(0, 4)}-03-20`;
  const correctedOn = march <= today ? march : addMonths(march, -12);
  return { month: `${correctedOn.slice(0, 4)}-02`, correctedOn };
}

/** Gives the words of a payslip, or of the one that was corrected as it was before. */
export function payslipPage({ month, paidDate, netCents }: DemonstrationPayslip, before = false): DrawnPage {
  return {
    title: `Fiche de paie, ${monthHeading(month, "fr").toLowerCase()}`,
    facts: [
      ["Salariée", "Éloïse Le Goff"],
      ["Versé le", shortDay(paidDate)],
      ["Net payé", amountText(before ? netCents - 1_200 : netCents, "fr")],
    ],
    text: "Dans votre intérêt, et pour vous aider à faire valoir vos droits, conservez ce bulletin sans limitation de durée.",
  };
}

/** Writes the payslips as the agency exports them. */
export function payslipsCsv(payslips: readonly DemonstrationPayslip[]): string {
  const header = Object.values(payslipsFile.columns).map((column) => column.header);
  const lines = payslips.map(({ month, paidDate, netCents, fileName }) => [
    payslipsOf,
    `${month.slice(5)}/${month.slice(0, 4)}`,
    "1",
    "Ordinaire",
    shortDay(paidDate),
    (netCents / 100).toFixed(2).replace(".", ","),
    fileName,
  ]);
  return `\ufeff${[header, ...lines].map((cells) => cells.join(";")).join("\r\n")}\r\n`;
}
