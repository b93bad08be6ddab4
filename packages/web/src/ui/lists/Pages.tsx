import { useWords } from "../../client/locale.tsx";
import { inPlace } from "../buttons/inPlace.ts";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { listWords } from "./lists.texts.ts";
import classes from "./Pages.module.css";
import type { ListState } from "./useListState.ts";

interface Props extends Pick<ListState<Readonly<Record<string, string | undefined>>>, "hrefTo" | "goTo"> {
  /** The cursors of the pages before and after; null at either end. */
  previous: string | null;
  next: string | null;
}

/** The ways to the page of a list before and after (AGUI-12); nothing while all is on one. */
export function Pages({ previous, next, hrefTo, goTo }: Props) {
  const words = useWords(listWords);
  if (previous === null && next === null) return null;
  const link = (change: Readonly<Record<string, string>>, text: string) => (
    <LinkButton href={hrefTo(change)} onClick={inPlace(() => goTo(change))}>
      {text}
    </LinkButton>
  );
  return (
    <nav className={classes.pages} aria-label={words.pages}>
      {previous !== null && link({ avant: previous }, words.previous)}
      {next !== null && link({ apres: next }, words.next)}
    </nav>
  );
}
