import { useState } from "react";
import { announce } from "../messages/announce.ts";
import { CheckIcon, CopyIcon } from "../pictures/icons.tsx";
import classes from "./CopyButton.module.css";
import { QuietButton } from "./QuietButton.tsx";

interface Props {
  text: string;
  label: string;
  copied: string;
  /** What is copied, for who does not see what stands before. */
  about?: string;
}

/** Copies a text, and says that it did. */
export function CopyButton({ text, label, copied, about }: Props) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        announce(about ? `${copied}, ${about}` : copied);
      },
      () => setCopied(false),
    );
  }
  return (
    <QuietButton className={classes.copy} onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <span>{isCopied ? copied : label}</span>
      {about && <span className="visually-hidden">{` ${about}`}</span>}
    </QuietButton>
  );
}
