import { defaultPageSize, pageSizes } from "@ribambelle/domain/kernel/lists/longList";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef } from "react";
import { useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { SelectBox } from "../fields/SelectBox.tsx";
import { keepPageSize } from "./keepPageSize.ts";
import { listWords } from "./lists.texts.ts";
import { longListWords } from "./longLists.texts.ts";
import classes from "./Pages.module.css";
import type { ListState } from "./useListState.ts";

const usual = String(defaultPageSize);

interface Props
  extends Pick<ListState<Readonly<Record<string, string | undefined>>>, "state" | "hrefTo" | "goTo"> {
  /** The cursors of the pages before and after; null at either end. */
  previous: string | null;
  next: string | null;
}

/** The ways to the page of a list before and after, and how many rows each holds (AGUI-12); nothing while all is on one. */
export function Pages({ previous, next, state, hrefTo, goTo }: Props) {
  const words = useWords(listWords);
  const { perPage } = useWords(longListWords);
  const id = useId();
  const queries = useQueryClient();
  const { nav, press } = useFocusAtEnd(`${previous} ${next}`);
  if (previous === null && next === null && state.par === undefined) return null;
  const link = (change: Readonly<Record<string, string>>, text: string) => (
    <LinkButton
      href={hrefTo(change)}
      onClick={inPlace(() => {
        press();
        goTo(change);
      })}
    >
      {text}
    </LinkButton>
  );
  return (
    <nav ref={nav} className={classes.pages} aria-label={words.pages}>
      {previous !== null && link({ avant: previous }, words.previous)}
      {next !== null && link({ apres: next }, words.next)}
      <div className={classes.size}>
        <label htmlFor={id}>{perPage}</label>
        <SelectBox
          id={id}
          value={state.par ?? usual}
          onChange={({ currentTarget: { value } }) => {
            const size = pageSizes.find((one) => String(one) === value) ?? defaultPageSize;
            keepPageSize(queries, size);
            goTo({ par: size === defaultPageSize ? undefined : value });
          }}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectBox>
      </div>
    </nav>
  );
}

/** Leaves the focus to the way that stays when the one that was pressed goes, at either end of the list (A11Y-02). */
function useFocusAtEnd(ends: string): { nav: RefObject<HTMLElement | null>; press: () => void } {
  const nav = useRef<HTMLElement>(null);
  const pressedAt = useRef<string>(undefined);
  useEffect(() => {
    // A list that is read again by itself takes the focus from nobody.
    if (pressedAt.current === undefined || pressedAt.current === ends) return;
    pressedAt.current = undefined;
    if (document.activeElement === document.body)
      nav.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [ends]);
  const press = () => {
    pressedAt.current = ends;
  };
  return { nav, press };
}
