import type { ReactNode } from "react";
import { inPlace } from "../../routing/inPlace.ts";
import { LinkButton } from "../buttons/LinkButton.tsx";
import type { ListState } from "./useListState.ts";

interface Props {
  list: Pick<ListState<Readonly<Record<string, string | undefined>>>, "hrefTo" | "goTo">;
  /** What of the list's address it changes. */
  change: Readonly<Record<string, string | undefined>>;
  main?: boolean;
  children: ReactNode;
}

/** A link that looks like a button, to the same list in another state, in its place. */
export function ListButton({ list, change, ...button }: Props) {
  return <LinkButton {...button} href={list.hrefTo(change)} onClick={inPlace(() => list.goTo(change))} />;
}
