import type { Locale } from "../../kernel/locale.ts";
import { amountText } from "../../kernel/money/money.ts";
import { durationText } from "../../kernel/time.ts";
import { productAgrees } from "./invoice.rules.ts";
import type { InvoiceLine } from "./invoice.ts";
import { type InvoiceKind, lineKinds } from "./invoice.values.ts";

/** Gives lines with those of a babysitter together, in the order in which each first comes, then by day, as the agency numbered them (BILLS-08). */
export function linesInOrder<Line extends InvoiceLine>(lines: readonly Line[]): readonly Line[] {
  const workers = [...new Set(lines.map(({ babysitterDisplayName }) => babysitterDisplayName))].sort(
    (one, other) => Number(one === null) - Number(other === null),
  );
  return lines.toSorted(
    (one, other) =>
      workers.indexOf(one.babysitterDisplayName) - workers.indexOf(other.babysitterDisplayName) ||
      (one.periodStart ?? "").localeCompare(other.periodStart ?? "") ||
      one.position - other.position,
  );
}

/** What a line says in figures; what it does not say is null. */
export interface LineFigures {
  readonly time: string | null;
  /** The price of an hour, only where time and price give the amount within two cents (BILLS-08). */
  readonly rate: string | null;
  readonly amount: string;
}

/** Writes the figures of a line of an invoice of that kind; what is deducted is negative. */
export function lineFigures(line: InvoiceLine, kind: InvoiceKind, locale: Locale): LineFigures {
  const { minutes, rateCents, amountCents } = line;
  const { aid, advance } = lineKinds.numbers;
  const isDeducted = line.kind === aid || line.kind === advance;
  const isProduct = rateCents !== null && productAgrees(line, kind);
  return {
    time: minutes === null ? null : durationText(minutes, locale),
    rate: isProduct ? amountText(amountCents < 0 ? -rateCents : rateCents, locale) : null,
    amount: amountText(isDeducted ? -amountCents : amountCents, locale),
  };
}
