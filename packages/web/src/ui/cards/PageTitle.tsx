import type { ReactNode } from "react";
import classes from "./PageTitle.module.css";

/** The heading of a page: it takes the focus when the person arrives from another page. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className={classes.title} tabIndex={-1}>
      {children}
    </h1>
  );
}
