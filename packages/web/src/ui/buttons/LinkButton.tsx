import type { ComponentProps } from "react";
import classes from "./Button.module.css";

interface Props extends ComponentProps<"a"> {
  href: string;
  /** The one main action of the view is filled; the others are quieter. */
  main?: boolean;
}

/** A link that looks like a button: it leads to another page. */
export function LinkButton({ main = false, children, ...props }: Props) {
  return (
    <a {...props} className={`${classes.button} screen-only`} data-main={main || undefined}>
      <span className={classes.label}>{children}</span>
    </a>
  );
}
