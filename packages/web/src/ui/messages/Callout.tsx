import type { ReactNode, Ref } from "react";
import { AlertIcon, CheckIcon, InformationIcon } from "../pictures/icons.tsx";
import classes from "./Callout.module.css";

interface Props {
  kind: "success" | "error" | "warning" | "information";
  /** A heading over the message: what it is about. */
  heading?: string;
  children: ReactNode;
  /** Lets the page put the focus on the message when it appears. */
  ref?: Ref<HTMLDivElement>;
}

const signs = { success: CheckIcon, error: AlertIcon, warning: AlertIcon, information: InformationIcon };

/** A message that stays in the page, beside what it is about; it can take the focus, which is how it is announced. */
export function Callout({ kind, heading, children, ref }: Props) {
  const Sign = signs[kind];
  return (
    <div ref={ref} className={classes.notice} data-kind={kind} tabIndex={-1}>
      <Sign />
      <div className={classes.text}>
        {heading && <h2 className={classes.heading}>{heading}</h2>}
        {children}
      </div>
    </div>
  );
}
