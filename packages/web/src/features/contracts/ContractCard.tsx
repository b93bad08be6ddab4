import type { Belonging } from "@ribambelle/domain/contracts/contract.belonging";
import { isEnded, type StateMeaning, stateColour } from "@ribambelle/domain/contracts/contract.states";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Chip } from "../../ui/cards/Chip.tsx";
import { Unbroken } from "../../ui/cards/Unbroken.tsx";
import classes from "./ContractCard.module.css";
import { contractsWords } from "./contracts.texts.ts";
import { type AnyContract, signAnchorOf } from "./summary.ts";

/** One contract of a list, and what the list knows of it. */
export interface Listed<C extends AnyContract> extends Belonging<C> {
  /** True for the first that waits for a signature. */
  readonly isFirstToSign: boolean;
}

interface Props {
  listed: Listed<AnyContract>;
  /** What people call it. */
  title: string;
  state: string;
  meaning: StateMeaning;
  /** What kind of contract it is, as a chip. */
  kind: ReactNode;
  /** Short facts about it; nulls and empty texts are left out. */
  facts: readonly (string | null)[];
  /** The main action, where there is one. */
  sign: ReactNode;
  documents: ReactNode;
}

/**
 * A short text for each field that the card does not show elsewhere: a new field must be added, or is a type
 * error.
 */
export type Facts<Contract extends AnyContract, Elsewhere extends keyof Contract> = Readonly<
  Record<Exclude<keyof Contract, keyof AnyContract | "state" | Elsewhere>, string | null>
>;

/** One contract of a parent: a card on a phone, a row on a wide screen; lower when it ended (CONTRACT-55 to -59). */
export function ContractCard({ listed, title, state, meaning, kind, facts, sign, documents }: Props) {
  const locale = useLocale();
  const words = useWords(contractsWords);
  const { contract, amends, followsItsGroup, isFirstToSign } = listed;
  const known = facts.filter(Boolean);
  return (
    <li
      className={classes.card}
      data-ended={isEnded(meaning) || undefined}
      data-joined={followsItsGroup || undefined}
    >
      <div className={classes.name}>
        <h2
          className={classes.title}
          {...(meaning === "waiting" && {
            id: signAnchorOf(contract.reference, isFirstToSign),
            tabIndex: -1,
          })}
        >
          {title} <span className={classes.reference}>{words.reference(contract.reference)}</span>
        </h2>
        {amends !== null && (
          <p className={classes.amends}>
            <Unbroken text={words.amends(amends)} />
          </p>
        )}
      </div>
      <div className={classes.chips}>
        <p>
          <span className="visually-hidden">{words.state}</span>
          <Chip colour={stateColour(meaning)}>{state}</Chip>
        </p>
        <p>
          <span className="visually-hidden">{words.kind}</span>
          {kind}
        </p>
      </div>
      <div className={classes.about}>
        <p className={classes.period}>{periodText(contract, today(), locale)}</p>
        {known.length > 0 && (
          <ul className={classes.facts}>
            {known.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.actions}>
        <div className={classes.sign}>{sign}</div>
        {documents}
      </div>
    </li>
  );
}
