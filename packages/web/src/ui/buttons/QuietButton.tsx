import type { ComponentProps } from "react";
import classes from "./QuietButton.module.css";

interface Props extends ComponentProps<"button"> {
  /** The caller's own class: colour and place. */
  className: string | undefined;
}

/** A button without a frame, an icon and a word: it stands beside what it changes. */
export function QuietButton({ className, ...props }: Props) {
  return <button {...props} type="button" className={`${classes.quiet} ${className}`} />;
}
