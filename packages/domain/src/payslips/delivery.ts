import * as z from "zod/mini";
import { addMonths } from "../kernel/dates/instants.ts";
import { daySchema } from "../kernel/day.ts";

/** How somebody receives payslips: electronically, unless they have asked for paper (Code du travail L3243-2). */
export const payslipChoices = ["electronic", "paper"] as const;
export type PayslipChoice = (typeof payslipChoices)[number];

/**
 * Gives the day from which a payslip is shown (PAYSLIP-13). Whoever was hired on or after the day of the notice was told at
 * hiring: from the day of the import. Others have a month after the notice to refuse. Days are YYYY-MM-DD; `hiredDate` is null
 * when it is not known.
 */
export function payslipVisibleFrom(
  importedDate: string,
  noticeDate: string,
  hiredDate: string | null,
): string {
  if (hiredDate !== null && hiredDate >= noticeDate) return importedDate;
  const allowed = addMonths(noticeDate, 1);
  return importedDate > allowed ? importedDate : allowed;
}

/** In months: how long the agency may take to go over to paper (Code du travail D3243-7). */
const paperMonths = 3;

/** In months: how long before payslips are no longer here everybody must know (Code du travail D3243-8). */
const closingMonths = 3;

/** Gives the first day on which payslips may no longer be here, where it is announced on a day (PAYSLIP-18). */
export const earliestClosing = (today: string): string => addMonths(today, closingMonths);

/** Gives the last day on which somebody who asked for paper on a day may still be given an electronic payslip (PAYSLIP-10). */
export const paperEffectDate = (requestDate: string): string => addMonths(requestDate, paperMonths);

/** The last choice of somebody, and its day in Paris; null when they never chose. */
export type LastChoice = { readonly choice: PayslipChoice; readonly date: string } | null;

/** True when a payslip paid on a day has to be given on paper (PAYSLIP-10, PAYSLIP-11). */
export const isOnPaper = (last: LastChoice, paidDate: string): boolean =>
  last?.choice === "paper" && paidDate > paperEffectDate(last.date);

/** Gives the day on which a choice takes effect at the latest: for paper in three months, back to electronic at once. */
export const effectDate = (choice: PayslipChoice, date: string): string =>
  choice === "paper" ? paperEffectDate(date) : date;

/** A choice, since when, and when it takes effect at the latest; both null for somebody who never chose. */
export const choiceSchema = z.object({
  choice: z.enum(payslipChoices),
  since: z.nullable(z.string()),
  effectDate: z.nullable(daySchema),
});

/** How somebody receives payslips, and from when. */
export const deliverySchema = z.extend(choiceSchema, {
  /** The day on which they were told of electronic payslips; null before. */
  noticeDate: z.nullable(daySchema),
  /** The day from which payslips are shown to them; null before the notice. */
  visibleFrom: z.nullable(daySchema),
});
export type Delivery = z.infer<typeof deliverySchema>;
