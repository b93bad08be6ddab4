import type { ReactNode } from "react";
import { useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { contractsWords } from "./contracts.texts.ts";

interface Props {
  /** How many contracts the filter hides. */
  hidden: number;
  /** Where the same page is, with all of them. */
  allHref: string;
  onShow: () => void;
  elsewhere: ReactNode;
}

/** Says that no contract is shown: because there is none, or because the filter hides them all (CONTRACT-28, CONTRACT-OP11). */
export function NoContract({ hidden, allHref, onShow, elsewhere }: Props) {
  const words = useWords(contractsWords);
  return (
    <EmptyState title={hidden > 0 ? words.noneInProgress : words.none}>
      {hidden > 0 ? (
        <LinkButton href={allHref} onClick={inPlace(onShow)}>
          {words.seeHidden(hidden)}
        </LinkButton>
      ) : (
        <p>{words.noneWhy}</p>
      )}
      {elsewhere}
    </EmptyState>
  );
}
