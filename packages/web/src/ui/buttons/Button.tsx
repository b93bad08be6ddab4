import type { ComponentProps, MouseEvent } from "react";
import classes from "./Button.module.css";

interface Props extends ComponentProps<"button"> {
  /** The one main action of the view is filled; the others are quieter. */
  main?: boolean;
  /** What the button started is under way: it shows it, keeps its size and the focus, and does nothing more. */
  busy?: boolean;
  /** What the button does cannot be done yet: it says so, keeps the focus, and does nothing. */
  blocked?: boolean;
}

/** A button: it does something here. */
export function Button({
  main = false,
  busy = false,
  blocked = false,
  type = "button",
  children,
  onClick,
  ...props
}: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // This also stops the form that the Enter key would send.
    if (busy || blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      className={classes.button}
      data-main={main || undefined}
      data-busy={busy || undefined}
      data-blocked={blocked || undefined}
      aria-disabled={busy || blocked || undefined}
      onClick={click}
    >
      <span className={classes.label}>{children}</span>
    </button>
  );
}
