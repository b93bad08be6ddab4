import type { ReactNode } from "react";
import classes from "./Steps.module.css";

/** The action of the open step: at the foot of a phone's window, at hand for one thumb (SIGN-65). */
export function StepBar({ reason, children }: { reason?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.bar}>
      {reason && <div className={classes.reason}>{reason}</div>}
      {children}
    </div>
  );
}
