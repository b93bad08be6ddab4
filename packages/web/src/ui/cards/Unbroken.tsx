import { Fragment, type ReactNode } from "react";
import classes from "./Unbroken.module.css";

// Only plain spaces separate words; the others hold them together.
const withHyphen = /(?<= |^)([^ ]*(?:\d[^ ]*-|-[^ ]*\d|[Ee]-mail)[^ ]*)/;

/** A sentence whose words with digits (references, numbers) and e-mails are never cut at a hyphen. */
export function Unbroken({ text }: { text: string }) {
  // All that stands between two such words is one string: of a space by itself Chromium tells a screen reader nothing.
  return text.split(withHyphen).map((words, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence have no other identity
      <span key={index} className={classes.word}>
        {words}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{words}</Fragment>
    ),
  );
}

/** A sentence in which these words, the days that it names in their order, stay on one line each. */
export function WithWhole({ text, days }: { text: string; days: readonly string[] }) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (const day of days) {
    const at = rest.indexOf(day);
    if (at < 0) continue;
    parts.push(
      rest.slice(0, at),
      <span key={parts.length} className={classes.word}>
        {day}
      </span>,
    );
    rest = rest.slice(at + day.length);
  }
  return [...parts, rest];
}
