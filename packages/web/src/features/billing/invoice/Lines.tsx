import type { InvoiceDetail, InvoiceLine } from "@ribambelle/domain/billing/invoice/invoice";
import { lineFigures, linesInOrder } from "@ribambelle/domain/billing/invoice/lines";
import { periodText } from "@ribambelle/domain/kernel/dates/periods";
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
  const lines = linesInOrder(invoice.lines);
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

function Line({ line, kind }: { line: InvoiceLine; kind: InvoiceDetail["kind"] }) {
  const locale = useLocale();
  const { label, periodStart, periodEnd } = line;
  const { time, rate, amount } = lineFigures(line, kind, locale);
  return (
    <li className={classes.line}>
      <span>
        <span lang="fr">{label}</span>
        {periodStart && (
          <span className={classes.period}> {periodText(periodStart, periodEnd ?? periodStart, locale)}</span>
        )}
      </span>
      <span className={classes.sum}>
        {time !== null && rate !== null
          ? `${time} × ${rate} = ${amount}`
          : time === null
            ? amount
            : `${time}, ${amount}`}
      </span>
    </li>
  );
}
