import { type InvoiceDetail, invoiceStates, lineKinds } from "@ribambelle/domain/billing/invoice/invoice";
import { paymentMeans } from "@ribambelle/domain/billing/payment/payment";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useLocale, useWords } from "../../../client/locale.tsx";
import classes from "./InvoicePage.module.css";
import { invoiceWords } from "./invoice.texts.ts";

/** How the amount of an invoice is made, each row only when it is not nothing; the tax notes apart (BILLS-07, BILLS-15, BILLS-16). */
export function Amounts({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  const money = (cents: number) => amountText(cents, locale);
  const { totalCents, discountsCents, aidsCents, advanceCents, dueCents, paidCents } = invoice;
  // Nothing is left to pay of what was cancelled, nor of a credit note.
  const { canceled, creditNote } = invoiceStates.numbers;
  const isClosed = invoice.state === canceled || invoice.state === creditNote;
  const remainingCents = isClosed ? 0 : invoice.remainingCents;
  const aids = invoice.lines.filter(({ kind }) => kind === lineKinds.numbers.aid);
  const isReduced = discountsCents !== 0;
  const isDeducted = aidsCents !== 0 || advanceCents !== 0;
  const rows: (readonly [key: string, name: string, cents: number])[] = [
    // A sum that would only repeat the one above it is left out.
    ["services", words.services, isReduced ? totalCents - discountsCents : 0],
    ["discounts", words.discounts, discountsCents],
    ["total", words.total, totalCents],
    ...(aids.length > 0
      ? aids.map(
          ({ position, label, amountCents }) =>
            [`aid-${position}`, `${words.aids}\u00a0: ${label}`, -amountCents] as const,
        )
      : [["aids", words.aids, -aidsCents] as const]),
    ["advance", words.advance, -advanceCents],
    ["due", words.due, isDeducted ? dueCents : 0],
    ["paid", words.paidSoFar, -paidCents],
    ["left", words.left, paidCents === 0 ? 0 : remainingCents],
  ];
  const isByUrssaf = invoice.plannedMeans === paymentMeans.numbers.urssaf && remainingCents > 0;
  return (
    <>
      <dl className={classes.amounts}>
        {rows
          .filter(([, , cents]) => cents !== 0)
          .map(([key, name, cents]) => (
            <div key={key} data-sum={["total", "due", "left"].includes(key) || undefined}>
              <dt>{name}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ))}
      </dl>
      <Vat invoice={invoice} />
      {advanceCents > 0 && (
        <p className={classes.note}>
          {words.advanceNote(money(advanceCents))} {isByUrssaf && words.urssafNote(money(remainingCents))}
        </p>
      )}
      <p className={classes.note}>{words.taxNote}</p>
    </>
  );
}

/** Net, VAT and gross of each rate; where every rate is 0, what the agency says of its exemption (BILLS-11). */
function Vat({ invoice: { vat, vatExemption } }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  if (vat.length === 0) return null;
  if (vat.every(({ basisPoints }) => basisPoints === 0))
    return vatExemption && <p className={classes.note}>{vatExemption}</p>;
  const money = (cents: number) => amountText(cents, locale);
  const rateOf = (basisPoints: number) => {
    const rate = String(basisPoints / 100);
    return locale === "fr" ? `${rate.replace(".", ",")}\u00a0%` : `${rate}%`;
  };
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
            <th scope="row">{rateOf(basisPoints)}</th>
            <td>{money(netCents)}</td>
            <td>{money(vatCents)}</td>
            <td>{money(grossCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
