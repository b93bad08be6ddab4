import type { ComponentProps } from "react";
import classes from "./IconButton.module.css";

interface Props extends ComponentProps<"button"> {
  /** The caller's own class: colour and place. */
  className: string | undefined;
  "aria-label": string;
}

/** A button with an icon only and an accessible name; 44 px wide, enough for a thumb. */
export function IconButton({ className, ...props }: Props) {
  return <button {...props} type="button" className={`${classes.icon} ${className}`} />;
}
