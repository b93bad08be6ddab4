import { Fragment } from "react";
import classes from "./Pieces.module.css";

const separator = " · ";

/** A line of facts ("42 h · 38 h 30"): each stays whole where the line breaks, so that no day or length is cut in two. */
export function Pieces({ text }: { text: string }) {
  return text.split(separator).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line have no other identity
    <Fragment key={index}>
      {index > 0 && separator}
      <span className={classes.piece}>{piece}</span>
    </Fragment>
  ));
}
