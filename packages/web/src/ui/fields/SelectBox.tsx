import type { ComponentProps } from "react";
import { ChevronIcon } from "../pictures/icons.tsx";
import classes from "./TextField.module.css";

/** A list to choose from, in the house's frame and with its arrow; its label is the caller's. */
export const SelectBox = (props: ComponentProps<"select">) => (
  <div className={classes.box}>
    <select {...props} className={classes.input} data-with-end />
    <span className={classes.arrow}>
      <ChevronIcon width="20" height="20" />
    </span>
  </div>
);
