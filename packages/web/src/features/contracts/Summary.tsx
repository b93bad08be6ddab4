import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { useLocale } from "../../client/locale.tsx";
import { Unbroken } from "../../ui/cards/Unbroken.tsx";
import classes from "./Summary.module.css";
import { type AnyContract, contractsSummary, toSignAnchor } from "./summary.ts";

interface Props<C extends AnyContract> {
  contracts: readonly C[];
  meaningOf: (contract: C) => StateMeaning;
}

/** What people come to the page for, in a sentence or two; what waits for them is a link to it (CONTRACT-58). */
export function Summary<C extends AnyContract>({ contracts, meaningOf }: Props<C>) {
  const { waiting, others } = contractsSummary(contracts, meaningOf, useLocale());
  return (
    <>
      {waiting && (
        <a className={classes.link} href={`#${toSignAnchor}`}>
          <Unbroken text={waiting} />
        </a>
      )}
      {waiting && others && " "}
      <Unbroken text={others} />
    </>
  );
}
