import type { ComponentProps } from "react";
import { callErrorOf } from "../../client/call/callError.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { EmptyState } from "../cards/EmptyState.tsx";
import { UnreadFailure } from "../records/UnreadFailure.tsx";
import { ListButton } from "./ListButton.tsx";
import { longListWords } from "./longLists.texts.ts";
import type { ListState } from "./useListState.ts";

type Props = Omit<ComponentProps<typeof UnreadFailure>, "sentence"> & {
  readonly list: Omit<ListState<Readonly<Record<string, string | undefined>>>, "typeTo">;
};

/** A list that could not be read, with the way that helps: once more, or to its beginning where its address names a page that is none (AGUI-14). */
export function ListFailure({ list, ...failure }: Props) {
  const { unread, toStart } = useWords(longListWords);
  const locale = useLocale();
  const { status, text } = callErrorOf(failure.error);
  const isAtPlace = list.state.apres !== undefined || list.state.avant !== undefined;
  if (status !== 400 || !isAtPlace) return <UnreadFailure {...failure} sentence={unread} />;
  return (
    <EmptyState title={text[locale]}>
      <ListButton list={list} change={{}}>
        {toStart}
      </ListButton>
    </EmptyState>
  );
}
