import type { ReactNode, Ref } from "react";
import { AlertIcon, CheckIcon } from "./icons.tsx";
import classes from "./Notice.module.css";

interface Props {
  kind: "success" | "error";
  children: ReactNode;
  /** Lets the page put the focus on the message when it appears. */
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays in the page, beside what it is about; it can take the focus, which is how it is announced. */
export function Notice({ kind, children, ref }: Props) {
  return (
    <div ref={ref} className={classes.notice} data-kind={kind} tabIndex={-1}>
      {kind === "success" ? <CheckIcon /> : <AlertIcon />}
      <div className={classes.text}>{children}</div>
    </div>
  );
}
