import type { ComponentProps, MouseEvent } from "react";
import classes from "./Button.module.css";

interface Props extends ComponentProps<"button"> {
  /** The one main action of the view is filled; the others are quieter. */
  main?: boolean;
  /** The button's action is under way: it shows that, keeps its size and the focus, and ignores clicks. */
  busy?: boolean;
  /**
   * The action is not possible yet: `aria-disabled`, so that the button keeps the focus; clicks are ignored.
   */
  blocked?: boolean;
  /** Somebody presses it while it is blocked: what is still to be done can be shown. */
  onBlocked?: () => void;
}

/** A button: it does something here. */
export function Button({
  main = false,
  busy = false,
  blocked = false,
  onBlocked,
  type = "button",
  children,
  onClick,
  ...props
}: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents the submission of a form by the Enter key.
    if (busy || blocked) {
      event.preventDefault();
      if (!busy) onBlocked?.();
    } else onClick?.(event);
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
