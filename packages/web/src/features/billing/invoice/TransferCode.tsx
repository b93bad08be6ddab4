import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { QrCode } from "../../../ui/qr/QrCode.tsx";
import { invoiceWords } from "./invoice.texts.ts";
import classes from "./TransferCode.module.css";

interface Props {
  /** What the code says to the application of a bank. */
  epc: string;
  amountCents: number;
  holder: string;
}

/** The code of a transfer: beside its details on a wide screen; a phone, which cannot scan itself, unfolds it for another (PAYMENTS-12). */
export function TransferCode({ epc, amountCents, holder }: Props) {
  const words = useWords(invoiceWords);
  const amount = amountText(amountCents, useLocale());
  return (
    <details className={classes.code}>
      <summary className={classes.summary}>{words.showCode}</summary>
      <div className={classes.drawn}>
        <QrCode text={epc} label={words.code(amount, holder)} />
        <p className={classes.caption} aria-hidden="true">
          {words.scan}
        </p>
      </div>
    </details>
  );
}
