import { type InvoiceDetail, type InvoiceLine, lineKinds } from "@ribambelle/domain/billing/invoice/invoice";
import { productAgrees } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { periodText } from "@ribambelle/domain/kernel/dates/months";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { durationText } from "@ribambelle/domain/kernel/time";
import { useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import classes from "./InvoicePage.module.css";
import { invoiceWords } from "./invoice.texts.ts";

/** More lines are folded (BILLS-08). */
const shownLines = 50;

/** The lines of an invoice, by babysitter, then by day (BILLS-08); its totals alone while they do not agree (BILLS-14). */
export function Lines({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const [shown, setShown] = useState(shownLines);
  if (!invoice.linesAgree) return <p>{words.noLines}</p>;
  const lines = inOrder(invoice.lines);
  const rest = lines.length - shown;
  const groups = Map.groupBy(lines.slice(0, shown), ({ babysitterDisplayName }) => babysitterDisplayName);
  return (
    <div className={classes.lines}>
      {[...groups].map(([name, group]) => (
        <div key={name ?? ""}>
          {groups.size > 1 || name ? <h3 className={classes.worker}>{name ?? words.otherLines}</h3> : null}
          <ul className={classes.group}>
            {group.map((line) => (
              <Line key={line.position} line={line} kind={invoice.kind} />
            ))}
          </ul>
        </div>
      ))}
      {rest > 0 && <Button onClick={() => setShown(lines.length)}>{words.moreLines(rest)}</Button>}
    </div>
  );
}

// Those of a babysitter together, in the order in which each first comes; then by day, as the agency numbered them.
function inOrder(lines: readonly InvoiceLine[]): InvoiceLine[] {
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

function Line({ line, kind }: { line: InvoiceLine; kind: InvoiceDetail["kind"] }) {
  const locale = useLocale();
  const { label, periodStart, periodEnd, minutes, rateCents, amountCents } = line;
  const { aid, advance } = lineKinds.numbers;
  const isDeducted = line.kind === aid || line.kind === advance;
  const amount = amountText(isDeducted ? -amountCents : amountCents, locale);
  const time = minutes === null ? null : durationText(minutes, locale);
  const isProduct = time !== null && rateCents !== null && productAgrees(line, kind);
  return (
    <li className={classes.line}>
      <span>
        <span lang="fr">{label}</span>
        {periodStart && (
          <span className={classes.period}> {periodText(periodStart, periodEnd ?? periodStart, locale)}</span>
        )}
      </span>
      <span className={classes.sum}>
        {isProduct
          ? `${time} × ${amountText(amountCents < 0 ? -rateCents : rateCents, locale)} = ${amount}`
          : time === null
            ? amount
            : `${time}, ${amount}`}
      </span>
    </li>
  );
}
