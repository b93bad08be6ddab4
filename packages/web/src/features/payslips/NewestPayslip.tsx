import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { ofMonth } from "@ribambelle/domain/kernel/dates/months";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import type { Payslip } from "@ribambelle/domain/payslips/payslip";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { DownloadIcon } from "../../ui/pictures/linkIcons.tsx";
import { Marks, Net } from "./PayslipFacts.tsx";
import classes from "./Payslips.module.css";
import { payslipsWords } from "./payslips.texts.ts";
import { useOpened } from "./useOpened.ts";

/** The answer first: the newest payslip, and its download (PAYSLIP-01). */
export function NewestPayslip({ payslip, shown }: { payslip: Payslip; shown: boolean }) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  const noteOpened = useOpened();
  const { month, paidDate, netCents, documentId } = payslip;
  return (
    <section className={classes.newest}>
      <p className={classes.answer}>{words.available(ofMonth(month, locale))}</p>
      <Marks payslip={payslip} />
      <p className={classes.facts}>
        <span>{words.paid(dayNear(paidDate, today(), locale))}</span>
        <span>
          {words.net} <Net cents={netCents} shown={shown} />
        </span>
      </p>
      <div>
        <LinkButton main href={downloadPath(documentId)} onClick={() => noteOpened(documentId)}>
          <DownloadIcon />
          {words.download} <span className="visually-hidden">{words.ofPayslip(ofMonth(month, locale))}</span>
        </LinkButton>
      </div>
    </section>
  );
}
