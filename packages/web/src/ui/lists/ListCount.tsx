import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import classes from "./ListCount.module.css";
import { longListWords } from "./longLists.texts.ts";

/** What a list calls the things that it holds. */
export interface CountWords {
  readonly zero: string;
  readonly one: string;
  readonly count: (count: string) => string;
  /** For more than are counted. */
  readonly more: string;
}

interface Counted {
  readonly value: number;
  readonly isCapped: boolean;
}

interface Props {
  count: Counted & { readonly outOf?: Counted | undefined };
  words: CountWords;
  /** What the list does not show at all. */
  children?: ReactNode;
}

/** How many a list holds, and of how many where filters hide some; announced when it changes (AGUI-11). */
export function ListCount({ count: { value, isCapped, outOf }, words, children }: Props) {
  const { outOf: among, outOfMore } = useWords(longListWords);
  const locale = useLocale();
  const written = (number: number) => new Intl.NumberFormat(locale).format(number);
  const few = [words.zero, words.one][value];
  const hides = outOf && !isCapped && (outOf.isCapped || outOf.value > value);
  return (
    <p role="status" className={classes.count}>
      {isCapped ? words.more : (few ?? words.count(written(value)))}
      {hides && (outOf.isCapped ? outOfMore : among(written(outOf.value)))}
      {children && <> {children}</>}
    </p>
  );
}
