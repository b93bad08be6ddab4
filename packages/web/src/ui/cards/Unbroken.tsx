import { Fragment } from "react";
import classes from "./Unbroken.module.css";

/** A sentence whose words with digits (references, numbers) are never cut at a hyphen. */
export function Unbroken({ text }: { text: string }) {
  // Only plain spaces separate words; the others hold them together.
  return text.split(/( )/).map((word, index) =>
    /\d.*-|-.*\d/.test(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence have no other identity
      <span key={index} className={classes.word}>
        {word}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{word}</Fragment>
    ),
  );
}
