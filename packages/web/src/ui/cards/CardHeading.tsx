import type { ReactNode } from "react";
import classes from "./CardHeading.module.css";

/** The heading of a card; what stands at its end goes above it where the two do not fit on a line. */
export function CardHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={classes.heading}>
      <h1>{heading}</h1>
      <div className={classes.end}>{children}</div>
    </div>
  );
}
