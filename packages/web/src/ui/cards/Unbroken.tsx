import { Fragment } from "react";
import classes from "./Unbroken.module.css";

// Only plain spaces separate words; the others hold them together.
const withHyphen = /(?<= |^)([^ ]*(?:\d[^ ]*-|-[^ ]*\d)[^ ]*)/;

/** A sentence whose words with digits (references, numbers) are never cut at a hyphen. */
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
