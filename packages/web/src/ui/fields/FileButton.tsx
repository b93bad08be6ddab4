import type { ChangeEvent, ComponentProps } from "react";
import classes from "../buttons/Button.module.css";

interface Props extends ComponentProps<"input"> {
  /** The one main action of the view is filled; the others are quieter. */
  main?: boolean;
  onFile: (file: File) => void;
}

/** A button that lets a person choose a file: the browser's own control under a button's look. */
export function FileButton({ main = false, onFile, children, ...input }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Reset, so that choosing the same file again fires `change`.
    currentTarget.value = "";
    if (file) onFile(file);
  };
  return (
    <label className={classes.button} data-main={main || undefined}>
      <input {...input} type="file" className="visually-hidden" onChange={choose} />
      <span className={classes.label}>{children}</span>
    </label>
  );
}
