import type { ReactNode } from "react";
import { useWords } from "../../client/locale.tsx";
import { EmptyState } from "../cards/EmptyState.tsx";
import type { ListFilter } from "./Filters.tsx";
import { ListButton } from "./ListButton.tsx";
import { listWords } from "./lists.texts.ts";
import { type ListState, withoutFilters } from "./useListState.ts";

interface Props extends ListState<Readonly<Record<string, string | undefined>>> {
  filters: readonly ListFilter[];
  /** What is said where nothing narrows the list. */
  empty: string;
  /** The next step where nothing is there (TABLE S). */
  children?: ReactNode;
}

/** A list without rows: because of its filters, which can be taken away, or because there is nothing (AGUI-14). */
export function NothingFound({ filters, state, hrefTo, goTo, empty, children }: Props) {
  const words = useWords(listWords);
  if (filters.every(({ key, isPeriod }) => isPeriod || state[key] === undefined)) {
    return <EmptyState title={empty}>{children}</EmptyState>;
  }
  const without = withoutFilters(filters);
  return (
    <EmptyState title={words.none}>
      <ListButton list={{ hrefTo, goTo }} change={without}>
        {words.clear}
      </ListButton>
    </EmptyState>
  );
}
