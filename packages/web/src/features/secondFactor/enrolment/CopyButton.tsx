import { useState } from "react";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { CheckIcon, CopyIcon } from "../../../ui/pictures/icons.tsx";
import classes from "./Enrolment.module.css";

/** Copies a text, and says that it did. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <QuietButton className={classes.quiet} onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <span role="status">{isCopied ? copied : label}</span>
    </QuietButton>
  );
}
