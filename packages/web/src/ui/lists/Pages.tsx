import { defaultPageSize, pageSizes } from "@ribambelle/domain/kernel/lists/longList";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { SelectBox } from "../fields/SelectBox.tsx";
import { keepPageSize } from "./keepPageSize.ts";
import { ListButton } from "./ListButton.tsx";
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
  ways: RefObject<HTMLElement | null>;
}

/** The ways to the page of a list before and after, and how many rows each holds (AGUI-12); nothing while all is on one. */
export function Pages({ previous, next, ways, state, hrefTo, goTo }: Props) {
  const words = useWords(listWords);
  const { perPage } = useWords(longListWords);
  const id = useId();
  const queries = useQueryClient();
  if (previous === null && next === null && state.par === undefined) return null;
  const link = (change: Readonly<Record<string, string>>, text: string) => (
    <ListButton list={{ hrefTo, goTo }} change={change}>
      {text}
    </ListButton>
  );
  return (
    <nav ref={ways} className={classes.pages} aria-label={words.pages}>
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
