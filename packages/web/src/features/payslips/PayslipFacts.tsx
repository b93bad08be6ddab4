import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { ofMonth } from "@ribambelle/domain/kernel/dates/months";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { type Payslip, payslipKinds } from "@ribambelle/domain/payslips/payslip";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Chip } from "../../ui/cards/Chip.tsx";
import { DownloadIcon } from "../../ui/pictures/linkIcons.tsx";
import classes from "./Payslips.module.css";
import { payslipsWords } from "./payslips.texts.ts";
import { useOpened } from "./useOpened.ts";

/** What is particular to a payslip: that it is new, corrected, or no ordinary one (PAYSLIP-02, PAYSLIP-16). */
export function Marks({ payslip: { kind, isNew, correctedDate } }: { payslip: Payslip }) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  const isOrdinary = kind === payslipKinds.numbers.ordinary;
  if (!isNew && isOrdinary && correctedDate === null) return null;
  return (
    <span className={classes.marks}>
      {isNew && <Chip colour="primary">{words.isNew}</Chip>}
      {!isOrdinary && <Chip>{payslipKinds.label(kind, locale)}</Chip>}
      {correctedDate && <Chip colour="blue">{words.corrected(dayNear(correctedDate, today(), locale))}</Chip>}
    </span>
  );
}

/** The net pay; its place is there while it is hidden. */
export function Net({ cents, shown }: { cents: number | null; shown: boolean }) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  if (cents === null) return <span className={classes.quiet}>{words.netUnknown}</span>;
  if (shown) return <span className={classes.amount}>{amountText(cents, locale)}</span>;
  return (
    <>
      <span className={classes.amount} aria-hidden="true">
        •••••••
      </span>
      <span className="visually-hidden">{words.netHidden}</span>
    </>
  );
}

/** The link to the file of a payslip; its name holds the month (PAYSLIP-02). */
export function Download({ payslip: { month, documentId } }: { payslip: Payslip }) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  const noteOpened = useOpened();
  return (
    <a className={classes.download} href={downloadPath(documentId)} onClick={() => noteOpened(documentId)}>
      <DownloadIcon />
      <span>
        {words.download} <span className="visually-hidden">{words.ofPayslip(ofMonth(month, locale))}</span>
      </span>
    </a>
  );
}
