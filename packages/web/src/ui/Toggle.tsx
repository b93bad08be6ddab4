import classes from "./Toggle.module.css";

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The id of a text that says more. */
  describedBy?: string;
}

/** A switch with its label; acts at once. */
export function Toggle({ label, checked, onChange, describedBy }: Props) {
  return (
    <label className={classes.toggle}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native box tells its state itself (ARIA in HTML forbids aria-checked here)
        role="switch"
        className={classes.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={describedBy}
      />
      {label}
    </label>
  );
}
