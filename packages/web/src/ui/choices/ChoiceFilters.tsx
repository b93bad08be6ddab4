import { type ReactNode, useState } from "react";
import { inPlace } from "../../routing/inPlace.ts";
import { Button } from "../buttons/Button.tsx";
import type { ListState } from "../lists/useListState.ts";
import classes from "./ChoiceFilters.module.css";

type Texts = Readonly<Record<string, string | undefined>>;

interface Props {
  list: Pick<ListState<Texts>, "hrefTo" | "goTo">;
  words: { readonly filters: string; readonly apply: string; readonly clear: string };
  /** What the button says that opens them on a phone. */
  opener: string;
  /** What takes all choices away; null where nothing is chosen. */
  without: Texts | null;
  /** Hears of the form when it is sent, and when something is chosen in it. */
  onTold: (form: HTMLFormElement, isSent: boolean) => void;
  children: ReactNode;
}

/** By what a list is narrowed, all choices in sight: folded on a phone, a column on a desk; a form that works without a script (NANNY-24). */
export function ChoiceFilters({ list: { hrefTo, goTo }, words, opener, without, onTold, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.filters}>
      <div className={classes.opener}>
        <Button aria-expanded={isOpen} aria-controls="criteres" onClick={() => setOpen(!isOpen)}>
          {opener}
        </Button>
      </div>
      <form
        id="criteres"
        method="get"
        className={classes.form}
        data-open={isOpen || undefined}
        aria-label={words.filters}
        onSubmit={(event) => {
          event.preventDefault();
          onTold(event.currentTarget, true);
        }}
        onChange={(event) => {
          // What is typed is not chosen yet.
          const { type } = event.target as unknown as HTMLInputElement;
          if (type === "checkbox" || type === "radio") onTold(event.currentTarget, false);
        }}
      >
        {children}
        <noscript>
          <button type="submit">{words.apply}</button>
        </noscript>
        {without && (
          <a href={hrefTo(without)} onClick={inPlace(() => goTo(without))}>
            {words.clear}
          </a>
        )}
      </form>
    </div>
  );
}

/** Gives what a form says of these keys of the address, several of one with commas; undefined where nothing is chosen. */
export function choicesIn(
  form: HTMLFormElement,
  keys: readonly string[],
): Record<string, string | undefined> {
  const said = new FormData(form);
  const all = (key: string) => said.getAll(key).map(String).filter(Boolean).join(",") || undefined;
  return Object.fromEntries(keys.map((key) => [key, all(key)]));
}
