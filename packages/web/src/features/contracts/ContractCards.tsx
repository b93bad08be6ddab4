import { belongingsOf } from "@ribambelle/domain/contracts/contract.belonging";
import type { ComponentType } from "react";
import { useWords } from "../../client/locale.tsx";
import classes from "./ContractCard.module.css";
import type { Listed } from "./ContractCard.tsx";
import { contractsWords } from "./contracts.texts.ts";
import type { AnyContract } from "./summary.ts";

interface Props<C extends AnyContract> {
  /** In the order to show. */
  contracts: readonly C[];
  /** The first that waits for a signature. */
  toSign: C | undefined;
  card: ComponentType<{ listed: Listed<C> }>;
}

/** A list of contracts, one card each, of which those of one base reference are joined (CONTRACT-55). */
export function ContractCards<C extends AnyContract>({ contracts, toSign, card: Card }: Props<C>) {
  const words = useWords(contractsWords);
  return (
    <ul className={classes.list} aria-label={words.list}>
      {belongingsOf(contracts).map((belonging) => {
        const { contract } = belonging;
        return (
          <Card
            key={`${contract.reference} ${contract.startDate}`}
            listed={{ ...belonging, isFirstToSign: contract === toSign }}
          />
        );
      })}
    </ul>
  );
}
