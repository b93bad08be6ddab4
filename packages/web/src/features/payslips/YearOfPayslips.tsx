import { monthHeading } from "@ribambelle/domain/kernel/dates/months";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import type { Payslip } from "@ribambelle/domain/payslips/payslip";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Table } from "../../ui/table/Table.tsx";
import { Download, Marks, Net } from "./PayslipFacts.tsx";
import classes from "./Payslips.module.css";
import { payslipsWords } from "./payslips.texts.ts";

interface Props {
  year: number;
  payslips: readonly Payslip[];
  /** True when amounts are shown. */
  shown: boolean;
  /** The line that takes the focus when it has just come. */
  focused: number | undefined;
}

/** The payslips of a year, beside the newest (PAYSLIP-02). */
export function YearOfPayslips({ year, payslips, shown, focused }: Props) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  if (payslips.length === 0) return <p className={classes.quiet}>{words.noOthers(year)}</p>;
  return (
    <Table
      caption={words.caption(year)}
      rows={payslips}
      focused={focused}
      keyOf={({ documentId }) => documentId}
      heading={{
        name: words.month,
        cell: (payslip) => (
          <span className={classes.heading}>
            {monthHeading(payslip.month, locale)} <Marks payslip={payslip} />
          </span>
        ),
      }}
      columns={[
        {
          name: words.payment,
          cell: ({ paidDate }) => words.paid(dayNear(paidDate, today(), locale)),
        },
        {
          name: words.net,
          cell: ({ netCents }) => <Net cents={netCents} shown={shown} />,
          isAmount: true,
        },
        { name: words.file, cell: (payslip) => <Download payslip={payslip} /> },
      ]}
    />
  );
}
