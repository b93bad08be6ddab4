import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import classes from "./ContractCard.module.css";
import { contractsWords } from "./contracts.texts.ts";
import type { AnyContract } from "./summary.ts";

interface Props {
  contract: AnyContract;
  /** What people call it. */
  title: string;
  state: string;
  stateColour: StateColour;
  /** What kind of contract it is, as a chip. */
  kind: ReactNode;
  /** Short facts about it; nulls and empty texts are left out. */
  facts: readonly (string | null)[];
  /** What one can do with it. */
  actions: ReactNode;
}

/**
 * A short text for each field that the card does not show elsewhere: a new field must be added, or is a type
 * error.
 */
export type Facts<Contract extends AnyContract, Elsewhere extends keyof Contract> = Readonly<
  Record<Exclude<keyof Contract, keyof AnyContract | "state" | Elsewhere>, string | null>
>;

/** One contract of a parent: a card on a phone, a row on a wide screen. */
export function ContractCard({ contract, title, state, stateColour, kind, facts, actions }: Props) {
  const locale = useLocale();
  const words = useWords(contractsWords);
  const known = facts.filter(Boolean);
  return (
    <li className={classes.card}>
      <div className={classes.name}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.reference}>{words.reference(contract.reference)}</p>
      </div>
      <div className={classes.chips}>
        <Chip colour={stateColour}>{state}</Chip>
        {kind}
      </div>
      <div className={classes.about}>
        <p className={classes.period}>{periodText(contract, locale)}</p>
        {known.length > 0 && (
          <ul className={classes.facts}>
            {known.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
