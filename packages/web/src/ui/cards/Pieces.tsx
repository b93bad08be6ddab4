import { Fragment } from "react";
import classes from "./Pieces.module.css";

const separator = " · ";

/**
 * A line of facts ("42 h · 38 h 30"): each stays whole where the line breaks, so that no day or length is cut in two, and no line
 * begins or ends with a separator.
 */
export function Pieces({ text }: { text: string }) {
  return (
    <span className={classes.pieces}>
      {text.split(separator).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line have no other identity
        <Fragment key={index}>
          {index > 0 && " "}
          <span className={classes.piece}>
            {index > 0 && <span className={classes.separator}>· </span>}
            <span>{piece}</span>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
