import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { needTexts } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import type { OfficeMove } from "@ribambelle/domain/contracts/contract.moves";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { RecordActs } from "../../../../ui/office/RecordActs.tsx";
import type { DialogAct } from "../changes/ContractChange.tsx";
import { changeWords } from "../changes/changes.texts.ts";
import classes from "./AgencyContractPage.module.css";

/** The dialog of a change, fetched by whoever opens it. */
export type ChangePart = ComponentType<{
  readonly contract: AgencyContract;
  readonly act: DialogAct;
  readonly onLeave: () => void;
}>;

// What one most likely came for.
const mainOf: Partial<Record<StateMeaning, OfficeMove>> = {
  draft: "ask",
  sending: "ask",
  waiting: "remind",
  signed: "start",
  inProgress: "end",
  expired: "ask",
  refused: "reopen",
  canceled: "reopen",
  error: "repair",
};

/** What whoever looks may do about a contract, the main act first, and why that is not possible yet (AGCON-04). */
export function ContractActs({ contract, Change }: { contract: AgencyContract; Change: ChangePart }) {
  const words = useWords(changeWords);
  const locale = useLocale();
  const { kind, state, can } = contract;
  const main = mainOf[meaningOf(kind, state)];
  const possible = contract.acts.filter(({ isPossible }) => isPossible).map(({ name }): DialogAct => name);
  const sorted = possible.toSorted((one, other) => Number(other === main) - Number(one === main));
  const before = sorted[0] === main ? 1 : 0;
  const all: readonly DialogAct[] = can.update
    ? [...sorted.slice(0, before), "edit", ...sorted.slice(before)]
    : sorted;
  const label = (name: DialogAct) => (name === "edit" ? words.edit : words.moves[name].label);
  const lacking = contract.acts.find(({ name, isPossible }) => name === main && !isPossible);
  return (
    <RecordActs
      title={words.acts}
      acts={all.map((name) => ({ name, label: label(name), main: name === main }))}
      dialog={(act, onLeave) => <Change contract={contract} act={act} onLeave={onLeave} />}
    >
      {lacking && (
        <details className={classes.lacking}>
          <summary>{words.why(words.moves[lacking.name].label)}</summary>
          <ul>
            {lacking.missing.map((need) => (
              <li key={need}>{words.missing(needTexts[need][locale])}</li>
            ))}
          </ul>
        </details>
      )}
    </RecordActs>
  );
}
