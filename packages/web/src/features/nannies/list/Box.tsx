import type { ComponentProps } from "react";
import classes from "./Filters.module.css";

type BoxProps = Pick<ComponentProps<"input">, "type" | "name" | "value" | "checked"> & {
  label: string;
  count?: number;
};

/** One choice with how many would remain: « Anglais (12) ». */
export function Box({ label, count, ...input }: BoxProps) {
  return (
    <label className={classes.box}>
      {/* The form hears of it. */}
      <input {...input} onChange={() => {}} />
      <span>
        {label}
        {count !== undefined && <span className={classes.count}> ({count})</span>}
      </span>
    </label>
  );
}
