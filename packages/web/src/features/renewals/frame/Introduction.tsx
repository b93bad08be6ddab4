import { plainDay } from "@ribambelle/domain/kernel/day";
import type { MyRenewal } from "@ribambelle/domain/renewals/renewal";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { WithWhole } from "../../../ui/cards/Unbroken.tsx";
import { WithoutScript } from "../../../ui/messages/WithoutScript.tsx";
import classes from "../Renewal.module.css";
import { renewalWords } from "../renewals.texts.ts";

/** What the agency says of the campaign, how long the form takes, and until when it is awaited. */
export function Introduction({ renewal }: { renewal: MyRenewal }) {
  const words = useWords(renewalWords);
  const locale = useLocale();
  const lastDay = renewal.closesOn && plainDay(renewal.closesOn, locale);
  return (
    <div className={classes.lead}>
      <WithoutScript>{words.printed}</WithoutScript>
      {renewal.introduction && <p>{renewal.introduction[locale]}</p>}
      <p className={classes.needsScript}>
        {words.lead} {lastDay && <WithWhole text={words.until(lastDay)} days={[lastDay]} />}
      </p>
    </div>
  );
}
