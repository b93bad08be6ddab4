import type { ReactNode } from "react";
import { AlertIcon } from "../pictures/icons.tsx";
import classes from "./ErrorText.module.css";

/** Shows what is wrong with a sign and a sentence: never by colour alone. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error}>
      <AlertIcon width="18" height="18" />
      <span>{children}</span>
    </span>
  );
}
