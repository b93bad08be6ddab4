import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import type { ReactNode } from "react";
import classes from "./Chip.module.css";
import { chipTone } from "./chipTones.ts";

// As many characters as no column of a list grows for.
const mostUncut = 12;

/** A short word on a coloured background; the colour adds no information. */
export function Chip({ colour = "default", children }: { colour?: StateColour; children: ReactNode }) {
  return (
    <span
      className={classes.chip}
      style={chipTone(colour)}
      data-uncut={(typeof children === "string" && children.length <= mostUncut) || undefined}
    >
      {children}
    </span>
  );
}
