import { belongingsOf, withPastTogether } from "@ribambelle/domain/contracts/contract.belonging";
import { isEnded, type StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import type { ComponentType } from "react";
import { useWords } from "../../client/locale.tsx";
import classes from "./ContractCard.module.css";
import type { Listed } from "./ContractCard.tsx";
import { contractsWords } from "./contracts.texts.ts";
import type { AnyContract } from "./summary.ts";

interface Props<C extends AnyContract> {
  /** In the order to show. */
  contracts: readonly C[];
  meaningOf: (contract: C) => StateMeaning;
  /** The first that waits for a signature. */
  toSign: C | undefined;
  card: ComponentType<{ listed: Listed<C> }>;
}

/** A list of contracts, one card each, of which those of one base reference are joined, their past folded (CONTRACT-55, CONTRACT-60). */
export function ContractCards<C extends AnyContract>({ contracts, meaningOf, toSign, card: Card }: Props<C>) {
  const words = useWords(contractsWords);
  const cardOf = (belonging: Omit<Listed<C>, "isFirstToSign">) => {
    const { contract } = belonging;
    const key = `${contract.reference} ${contract.startDate}`;
    return <Card key={key} listed={{ ...belonging, isFirstToSign: contract === toSign }} />;
  };
  const entries = withPastTogether(belongingsOf(contracts), (contract) => isEnded(meaningOf(contract)));
  return (
    <ul className={classes.list} aria-label={words.list}>
      {entries.map((entry) =>
        Array.isArray(entry) ? (
          <li key={`${entry[0]?.contract.reference} …`} className={classes.past}>
            <details>
              <summary>{words.earlier(entry.length)}</summary>
              <ul className={classes.list}>{entry.map(cardOf)}</ul>
            </details>
          </li>
        ) : (
          cardOf(entry)
        ),
      )}
    </ul>
  );
}
