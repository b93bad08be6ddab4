import type { ReactNode } from "react";
import { ChevronIcon } from "../pictures/icons.tsx";
import classes from "./DropDown.module.css";
import { useUnfolding } from "./useUnfolding.ts";

interface Props {
  /** What the button shows; its words name the panel too. */
  label: ReactNode;
  /** What the button opens; following one of its links closes it. */
  children: ReactNode;
  /** The panel ends where the button ends, for a button at the end of the bar. */
  atEnd?: boolean;
}

/** A button that opens a panel of links below it; Escape, a click elsewhere or leaving it by keyboard closes it. */
export function DropDown({ label, children, atEnd = false }: Props) {
  const { open, close, holder, opener } = useUnfolding();
  const followed = ({ target }: { target: EventTarget }) => {
    if ((target as Element).closest("a, button")) close();
  };
  return (
    <div {...holder} className={classes.place}>
      <button {...opener} type="button" className={classes.button}>
        {label}
        <ChevronIcon className={classes.sign} />
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is clicked
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too
        <div className={classes.panel} data-end={atEnd || undefined} onClick={followed}>
          {children}
        </div>
      )}
    </div>
  );
}
