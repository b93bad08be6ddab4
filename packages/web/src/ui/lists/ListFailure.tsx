import type { ComponentProps } from "react";
import { callErrorOf } from "../../client/call/callError.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { EmptyState } from "../cards/EmptyState.tsx";
import { UnreadFailure } from "../records/UnreadFailure.tsx";
import { longListWords } from "./longLists.texts.ts";
import type { ListState } from "./useListState.ts";

type Props = Omit<ComponentProps<typeof UnreadFailure>, "sentence"> & {
  readonly list: Omit<ListState<Readonly<Record<string, string | undefined>>>, "typeTo">;
};

/** A list that could not be read, with the way that helps: once more, or to its beginning where its address names a page that is none (AGUI-14). */
export function ListFailure({ list: { state, hrefTo, goTo }, ...failure }: Props) {
  const { unread, toStart } = useWords(longListWords);
  const locale = useLocale();
  const { status, text } = callErrorOf(failure.error);
  const isAtPlace = state.apres !== undefined || state.avant !== undefined;
  if (status !== 400 || !isAtPlace) return <UnreadFailure {...failure} sentence={unread} />;
  return (
    <EmptyState title={text[locale]}>
      <LinkButton href={hrefTo({})} onClick={inPlace(() => goTo({}))}>
        {toStart}
      </LinkButton>
    </EmptyState>
  );
}
