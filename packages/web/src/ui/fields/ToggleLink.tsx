import { inPlace } from "../../routing/inPlace.ts";
import classes from "./Toggle.module.css";

interface Props {
  label: string;
  on: boolean;
  /** Where the same page is, switched over: the way before the script, or without it. */
  href: string;
  onChange: (on: boolean) => void;
  /** The id of a text that says more. */
  describedBy?: string;
}

/** A switch that changes what a page shows: a link, so that it acts before the script too. */
export function ToggleLink({ label, on, href, onChange, describedBy }: Props) {
  const change = () => onChange(!on);
  return (
    <a
      href={href}
      role="switch"
      aria-checked={on}
      aria-describedby={describedBy}
      className={classes.toggle}
      onClick={inPlace(change)}
      onKeyDown={(event) => {
        // A switch answers to Space, a link alone does not.
        if (event.key !== " ") return;
        event.preventDefault();
        change();
      }}
    >
      <span className={classes.input} data-checked={on || undefined} />
      {label}
    </a>
  );
}
