import type { ReactNode } from "react";
import classes from "./CardHeading.module.css";

/** The heading of a card; its children are at the end of the line, or above it where they do not fit. */
export function CardHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={classes.heading}>
      <h1>{heading}</h1>
      <div className={classes.end}>{children}</div>
    </div>
  );
}
