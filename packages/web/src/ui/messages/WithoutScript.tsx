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
