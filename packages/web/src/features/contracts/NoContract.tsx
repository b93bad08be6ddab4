import type { ReactNode } from "react";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { contractsWords } from "./contracts.texts.ts";

interface Props {
  /** How many contracts the filter hides. */
  hidden: number;
  onShow: () => void;
  elsewhere: ReactNode;
}

/** Says that no contract is shown: because there is none, or because the filter hides them all (CONTRACT-28, CONTRACT-OP11). */
export function NoContract({ hidden, onShow, elsewhere }: Props) {
  const words = useWords(contractsWords);
  return (
    <EmptyState title={hidden > 0 ? words.noneInProgress : words.none}>
      {hidden > 0 ? <Button onClick={onShow}>{words.seeHidden(hidden)}</Button> : <p>{words.noneWhy}</p>}
      {elsewhere}
    </EmptyState>
  );
}
