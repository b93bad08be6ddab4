import type { ChangeEvent, ReactNode } from "react";
import classes from "../../../ui/buttons/Button.module.css";

interface Props {
  main?: boolean;
  /** True where a folder is chosen, with all that is in it. */
  isFolder?: boolean;
  onFiles: (files: FileList | null) => void;
  children: ReactNode;
}

/** A button that lets one choose several files, or a folder: the browser's own control under a button's look. */
export function FilesButton({ main = false, isFolder = false, onFiles, children }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles(currentTarget.files);
    // Reset, so that choosing the same again fires `change`.
    currentTarget.value = "";
  };
  const folder = isFolder ? { webkitdirectory: "" } : {};
  return (
    <label className={classes.button} data-main={main || undefined}>
      <input {...folder} type="file" multiple className="visually-hidden" onChange={choose} />
      <span className={classes.label}>{children}</span>
    </label>
  );
}
