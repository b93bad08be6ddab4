import type { ReactNode } from "react";
import { CheckIcon, InformationIcon } from "../pictures/icons.tsx";
import classes from "./LiveNote.module.css";

interface Props {
  kind: "success" | "information";
  /** The sentence; nothing is shown while there is none. */
  children: ReactNode;
}

const signs = { success: CheckIcon, information: InformationIcon };

/** A sentence with an icon; screen readers announce it when it appears. */
export function LiveNote({ kind, children }: Props) {
  const Sign = signs[kind];
  return (
    <div aria-live="polite">
      {children && (
        <p className={classes.note} data-kind={kind}>
          <Sign width="18" height="18" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
