import type { ChangeEvent, ComponentProps } from "react";
import classes from "../../buttons/Button.module.css";

interface Props extends ComponentProps<"input"> {
  /** The one main action of the view is filled; the others are quieter. */
  main?: boolean;
  /** True where a folder is chosen, with all that is in it. */
  isFolder?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that lets a person choose files: the browser's own control under a button's look. */
export function FilesButton({ main = false, isFolder = false, onFiles, children, ...input }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Reset, so that choosing the same again fires `change`.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className={classes.button} data-main={main || undefined}>
      <input
        {...input}
        {...(isFolder && { webkitdirectory: "" })}
        type="file"
        className="visually-hidden"
        onChange={choose}
      />
      <span className={classes.label}>{children}</span>
    </label>
  );
}
