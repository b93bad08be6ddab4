import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { CopyButton } from "../../ui/buttons/CopyButton.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { AskAgency } from "./AskAgency.tsx";
import classes from "./billing.module.css";
import { meansQuery } from "./billing.queries.ts";
import { billingWords } from "./billing.texts.ts";

interface Props {
  /** The number of the one invoice that is to be paid; without it, each invoice has its own. */
  number?: string;
  /** What stands below where a transfer goes, by the name of who is paid. */
  below?: (holder: string) => ReactNode;
}

// What the agency or Urssaf takes by itself is nothing that a family does: not of an invoice that is still to be paid.
const taken: readonly string[] = ["debit", "urssaf"];

/** The means that the agency accepts and where a transfer goes, behind the sign-in only (PAYMENTS-08, PAYMENTS-09). */
export function HowToPay({ number, below }: Props) {
  const words = useWords(billingWords);
  const { data, error, isFetching, refetch } = useQuery(meansQuery(useLocale()));
  const means = data?.accepted.filter(({ name }) => number === undefined || !taken.includes(name)) ?? [];
  return (
    <SectionCard id="comment-regler" title={words.howTo}>
      {data && means.length === 0 ? (
        <AskAgency what={words.askHow} />
      ) : data ? (
        <ul className={classes.means}>
          {means.map(({ name, displayName, text }) => (
            <li key={name}>
              <p className={classes.meansName}>{displayName}</p>
              <p className={classes.meansText}>{text ?? words.means[name]}</p>
              {name === "transfer" &&
                (data.account ? (
                  <>
                    <Account account={data.account} number={number} />
                    {below?.(data.account.holder)}
                  </>
                ) : (
                  <p>{words.noAccount}</p>
                ))}
            </li>
          ))}
        </ul>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height="8rem" />
      )}
      {data?.account && (
        <Callout kind="information">
          <p>{words.warning}</p>
        </Callout>
      )}
    </SectionCard>
  );
}

interface AccountProps {
  account: { readonly holder: string; readonly iban: string; readonly bic: string | null };
  number: string | undefined;
}

function Account({ account: { holder, iban, bic }, number }: AccountProps) {
  const words = useWords(billingWords);
  const facts = [
    [words.holder, holder, holder],
    ["IBAN", iban.replace(/(.{4})(?=.)/g, "$1 "), iban],
    ...(bic ? [["BIC", bic, bic] as const] : []),
    ...(number ? [[words.reference, number, number] as const] : []),
  ] as const;
  return (
    <dl className={classes.bank} aria-label={words.transferTo}>
      {facts.map(([name, shown, copied]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.code}>{shown}</span>{" "}
            <CopyButton text={copied} label={words.copy} copied={words.copied} about={name} />
          </dd>
        </div>
      ))}
      {!number && (
        <div>
          <dt>{words.reference}</dt>
          <dd>{words.referenceHint}</dd>
        </div>
      )}
    </dl>
  );
}
