import classes from "./Toggle.module.css";

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The id of a text that says more. */
  describedBy?: string;
  /** True when it cannot be switched now; the text beside it says why. */
  disabled?: boolean;
  /** What the switch started is under way: it keeps the focus, and does nothing more. */
  busy?: boolean;
}

/** A switch with its label; acts at once. */
export function Toggle({ label, checked, onChange, describedBy, disabled = false, busy = false }: Props) {
  return (
    <label className={classes.toggle} data-busy={busy || undefined}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native box tells its state itself (ARIA in HTML forbids aria-checked here)
        role="switch"
        className={classes.input}
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked);
        }}
        aria-describedby={describedBy}
      />
      {label}
    </label>
  );
}
