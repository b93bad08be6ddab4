import * as z from "zod/mini";
import { documentIdSchema } from "../documents/documentId.ts";
import { daySchema, isDay } from "../kernel/day.ts";
import { valueList } from "../kernel/values.ts";

/** What a payslip is, as the agency's export and its page name it (PAYSLIP-02). */
export const payslipKinds = valueList({
  ordinary: { value: 0, fr: "Ordinaire", en: "Ordinary" },
  corrective: { value: 1, fr: "Rectificative", en: "Corrective" },
  final: { value: 2, fr: "Solde de tout compte", en: "Final settlement" },
});
export type PayslipKind = (typeof payslipKinds.numbers)[keyof typeof payslipKinds.numbers];

/** True when the text is a month of the calendar, written YYYY-MM. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`);

/** A month, written YYYY-MM. */
export const monthSchema = z.string().check(z.refine(isMonth, "invalid"));

/** One payslip, as its employee reads it. */
export const payslipSchema = z.object({
  month: monthSchema,
  /** 1, or more for another payslip of the same month. */
  rank: z.int(),
  kind: payslipKinds.schema,
  paidDate: daySchema,
  /** What was paid, in cents; null when the agency does not say. */
  netCents: z.nullable(z.int()),
  documentId: documentIdSchema,
  /** Its file, or the one that corrects it, was not downloaded yet. */
  isNew: z.boolean(),
  correctedDate: z.nullable(daySchema),
});
export type Payslip = z.infer<typeof payslipSchema>;

/** Gives the reference of a payslip's document: its month, with the rank of a second one ("2026-10", "2026-10/2"). */
export const payslipSubject = (month: string, rank: number): string =>
  rank === 1 ? month : `${month}/${rank}`;

/** A payslip of which only the place in the archive matters. */
interface Placed {
  readonly month: string;
  readonly rank: number;
}

/**
 * Gives the place of each payslip in the archive of all: "2026/2026-10 Fiche de paie.pdf", " (2)" for a second one of a month
 * (PAYSLIP-04), by rank.
 */
export function archivePaths<One extends Placed>(
  payslips: readonly One[],
): (One & { readonly path: string })[] {
  const sorted = payslips.toSorted(
    (one, other) => one.month.localeCompare(other.month) || one.rank - other.rank,
  );
  let [month, count] = ["", 0];
  return sorted.map((payslip) => {
    [month, count] = [payslip.month, payslip.month === month ? count + 1 : 1];
    const more = count === 1 ? "" : ` (${count})`;
    return { ...payslip, path: `${month.slice(0, 4)}/${month} Fiche de paie${more}.pdf` };
  });
}
