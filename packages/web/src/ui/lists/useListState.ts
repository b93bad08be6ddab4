import { useQueryClient } from "@tanstack/react-query";
import { writeState } from "../../routing/addressState.ts";
import { asStep, inPlaceOf } from "../../routing/historyStep.ts";
import { useLocation, useNavigate } from "../../routing/router/hooks.ts";
import { useIsStaying } from "../../routing/useIsStaying.ts";
import { ownPageSize } from "./ownPageSize.ts";

type Texts = Readonly<Record<string, string | undefined>>;

/** Where a list stands, and how to change that: both as an address, for a link, and in place (AGUI-09). */
export interface ListState<State extends Texts> {
  readonly state: State;
  readonly hrefTo: (change: Texts) => string;
  readonly goTo: (change: Texts) => void;
  /** The same without an entry of the history, for what is typed. */
  readonly typeTo: (change: Texts) => void;
}

/** The change that takes all of these filters away. */
export const withoutFilters = (filters: readonly { readonly key: string }[]): Texts =>
  Object.fromEntries(filters.map(({ key }) => [key, undefined]));

/** Gives what of a list stands in the address of its page; a filter or a sort that is chosen begins at its first page again. */
export function useListState<State extends Texts>(list: {
  readonly stateIn: (address: Readonly<Record<string, string>>) => State;
}): ListState<State> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isStaying = useIsStaying();
  const queries = useQueryClient();
  const state = list.stateIn({ ...ownPageSize(queries), ...search });
  const changed = (change: Texts): Texts => ({ ...state, apres: undefined, avant: undefined, ...change });
  return {
    state,
    hrefTo: (change) => pathname + writeState(changed(change)),
    goTo: (change) => void navigate({ href: pathname + writeState(changed(change)), ...asStep }),
    typeTo: (change) => {
      if (isStaying()) void navigate({ href: pathname + writeState(changed(change)), ...inPlaceOf });
    },
  };
}
