import { advanceNotes, amountRows, taxNote, vatRateText } from "@ribambelle/domain/billing/invoice/amounts";
import { amountWords } from "@ribambelle/domain/billing/invoice/amounts.texts";
import type { InvoiceDetail } from "@ribambelle/domain/billing/invoice/invoice";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useLocale, useWords } from "../../../client/locale.tsx";
import classes from "./InvoicePage.module.css";

/** How the amount of an invoice is made, each row only when it is not nothing; the tax notes apart (BILLS-07, BILLS-15, BILLS-16). */
export function Amounts({ invoice }: { invoice: InvoiceDetail }) {
  const locale = useLocale();
  const money = (cents: number) => amountText(cents, locale);
  const tax = taxNote(invoice, locale);
  const notes = advanceNotes(invoice, locale);
  return (
    <>
      <dl className={classes.amounts}>
        {amountRows(invoice, locale)
          .filter(({ tells }) => tells)
          .map(({ key, name, cents, isSum }) => (
            <div key={key} data-sum={isSum || undefined}>
              <dt>{name}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ))}
      </dl>
      <Vat invoice={invoice} />
      {notes.length > 0 && <p className={classes.note}>{notes.join(" ")}</p>}
      {tax !== null && <p className={classes.note}>{tax}</p>}
    </>
  );
}

/** Net, VAT and gross of each rate; where every rate is 0, what the agency says of its exemption (BILLS-11). */
function Vat({ invoice: { vat, vatExemption } }: { invoice: InvoiceDetail }) {
  const words = useWords(amountWords);
  const locale = useLocale();
  if (vat.length === 0) return null;
  if (vat.every(({ basisPoints }) => basisPoints === 0))
    return vatExemption && <p className={classes.note}>{vatExemption}</p>;
  const money = (cents: number) => amountText(cents, locale);
  return (
    <table className={classes.vat}>
      <caption className="visually-hidden">{words.vat}</caption>
      <thead>
        <tr>
          {[words.rate, words.net, words.vat, words.gross].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vat.map(({ basisPoints, netCents, vatCents, grossCents }) => (
          <tr key={basisPoints}>
            <th scope="row">{vatRateText(basisPoints, locale)}</th>
            <td>{money(netCents)}</td>
            <td>{money(vatCents)}</td>
            <td>{money(grossCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
