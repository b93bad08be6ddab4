import type { ReactNode } from "react";
import { AgencyContact } from "../publicFrame/AgencyContact.tsx";
import classes from "./WithoutScript.module.css";

/** What is said where a form needs its script and has none: how to reach the agency instead. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <p>{children}</p>
      <AgencyContact />
    </div>
  );
}

/** One sentence in the place of what only the script can do, with what to do instead; shown where there is none (A11Y-04). */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}
