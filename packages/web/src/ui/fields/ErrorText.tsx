import type { ReactNode } from "react";
import { AlertIcon } from "../pictures/icons.tsx";
import classes from "./ErrorText.module.css";

/** An error message with an icon, so that it does not rely on colour alone. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error}>
      <AlertIcon width="18" height="18" />
      <span>{children}</span>
    </span>
  );
}
