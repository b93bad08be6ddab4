import { accountRest, accountSentence } from "@ribambelle/domain/billing/account/account.texts";
import type { Account } from "@ribambelle/domain/billing/payment/payment";
import type { ReactNode } from "react";
import { useLocale } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Pieces } from "../../ui/cards/Pieces.tsx";
import classes from "./billing.module.css";

interface Props {
  account: Account;
  /** The link to the other page. */
  children: ReactNode;
}

/** How the account stands, in one sentence, the same on both pages (PAYMENTS-06, PAYMENTS-07). */
export function AccountState({ account, children }: Props) {
  const locale = useLocale();
  const rest = accountRest(account, today(), locale);
  return (
    <div className={classes.account} data-late={account.lateCents > 0 || undefined}>
      <p className={classes.sentence}>{accountSentence(account, today(), locale)}</p>
      {rest && (
        <p className={classes.rest}>
          <Pieces text={rest} />
        </p>
      )}
      <p>{children}</p>
    </div>
  );
}
