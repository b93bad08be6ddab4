import { declaredAmounts, natureBox, wholeEuros } from "@ribambelle/domain/billing/taxes/declaration";
import type { FiscalYear, FiscalYears } from "@ribambelle/domain/billing/taxes/taxes.api";
import { toldPaid } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { eurosText } from "@ribambelle/domain/kernel/money/money";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import classes from "./Declaration.module.css";
import { declarationWords } from "./declaration.texts.ts";

interface Props {
  year: FiscalYear;
  payee: FiscalYears["payee"];
}

interface Line {
  name: string;
  /** The box of the form; null where none is known. */
  box: string | null;
  shown: string;
  copied: string;
}

/** What the tax return asks for of a year, to copy; a year whose form is not known has amounts and names alone (TAX-23 to TAX-25). */
export function Declaration({ year: given, payee }: Props) {
  const words = useWords(declarationWords);
  const locale = useLocale();
  const { year, boxes, advanceCents, aidsCents, byNature } = given;
  const paid = toldPaid(given);
  const euros = (name: string, box: string | null, amount: number): Line => ({
    name,
    box,
    shown: eurosText(amount, locale),
    copied: String(amount),
  });
  const amounts = declaredAmounts({ paid, advance: advanceCents, aids: aidsCents }).map(
    ({ what, amount }, place) =>
      euros(words.amounts[what], boxes?.[place]?.box ?? null, boxes?.[place]?.amount ?? amount),
  );
  // Of an amount that the agency's certificate states, nobody knows the natures (TAX-15).
  const natures = (paid === given.paidCents ? byNature : []).map(
    ({ nature, natureDisplayName, amountCents }) =>
      euros(natureDisplayName, boxes && natureBox(year, nature), wholeEuros(amountCents)),
  );
  const named = payee && [
    { name: words.name, box: null, shown: payee.name, copied: payee.name },
    { name: words.siren, box: null, shown: payee.siren, copied: payee.siren.replaceAll(" ", "") },
  ];
  return (
    <details className={classes.declaration}>
      <summary>
        {words.fill} <span className="visually-hidden">{words.ofYear(year)}</span>
      </summary>
      <p>{boxes ? words.form : words.noForm(year)}</p>
      <Lines lines={amounts} />
      {natures.length > 0 && (
        <>
          <h3>{words.natures}</h3>
          <Lines lines={natures} />
        </>
      )}
      <h3>{words.payee}</h3>
      {named ? <Lines lines={named} /> : <p>{words.noSiren}</p>}
      <div className={classes.advice}>
        {boxes && <p>{words.addAids}</p>}
        {boxes && <p>{words.checkAdvance}</p>}
        <p>{words.help}</p>
      </div>
    </details>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const words = useWords(declarationWords);
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, box, shown, copied }) => (
        <div key={name}>
          <dt>
            {box && <span className={classes.box}>{words.box(box)}</span>} {name}
          </dt>
          <dd>
            <span className={classes.amount}>{shown}</span>{" "}
            <CopyButton text={copied} label={words.copy} copied={words.copied} about={box ?? name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
