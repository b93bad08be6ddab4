import { dayNear, monthHeading } from "@ribambelle/domain/dates/months";
import type { Payslip } from "@ribambelle/domain/payslips/payslip";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Download, Marks, Net } from "./PayslipFacts.tsx";
import classes from "./Payslips.module.css";
import { payslipsWords } from "./payslips.texts.ts";

interface Props {
  year: number;
  payslips: readonly Payslip[];
  /** True when amounts are shown. */
  shown: boolean;
}

/** The payslips of a year: a table where there is room, else cards with the same facts (SPACE-20). */
export function YearOfPayslips({ year, payslips, shown }: Props) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  const paidOn = (paidDate: string) => words.paid(dayNear(paidDate, today(), locale));
  if (payslips.length === 0) return <p className={classes.quiet}>{words.noOthers(year)}</p>;
  return (
    <>
      <table className={classes.table}>
        <caption className="visually-hidden">{words.caption(year)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.payment}</th>
            <th scope="col" data-amount>
              {words.net}
            </th>
            <th scope="col">{words.file}</th>
          </tr>
        </thead>
        <tbody>
          {payslips.map((payslip) => (
            <tr key={payslip.documentId}>
              <th scope="row">
                {monthHeading(payslip.month, locale)} <Marks payslip={payslip} />
              </th>
              <td>{paidOn(payslip.paidDate)}</td>
              <td data-amount>
                <Net cents={payslip.netCents} shown={shown} />
              </td>
              <td>
                <Download payslip={payslip} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.cards} aria-label={words.caption(year)}>
        {payslips.map((payslip) => (
          <li key={payslip.documentId} className={classes.card}>
            <h3 className={classes.month}>{monthHeading(payslip.month, locale)}</h3>
            <Marks payslip={payslip} />
            <p className={classes.paid}>{paidOn(payslip.paidDate)}</p>
            <dl className={classes.pairs}>
              <div>
                <dt>{words.net}</dt>
                <dd>
                  <Net cents={payslip.netCents} shown={shown} />
                </dd>
              </div>
            </dl>
            <Download payslip={payslip} />
          </li>
        ))}
      </ul>
    </>
  );
}
