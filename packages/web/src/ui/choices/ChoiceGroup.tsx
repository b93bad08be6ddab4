import type { ComponentProps, ReactNode } from "react";
import classes from "./ChoiceFilters.module.css";

/** Choices of one kind, under what they are about. */
export const ChoiceGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** Choices side by side where there is room. */
export const ChoiceBoxes = (props: Pick<ComponentProps<"div">, "role" | "aria-labelledby" | "children">) => (
  <div {...props} className={classes.boxes} />
);

type BoxProps = Pick<ComponentProps<"input">, "type" | "name" | "value" | "checked"> & {
  label: string;
  count?: number;
};

/** One choice with how many would remain: « Anglais (12) ». */
export function ChoiceBox({ label, count, ...input }: BoxProps) {
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
