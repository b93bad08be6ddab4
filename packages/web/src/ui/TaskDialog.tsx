import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../client/locale.tsx";
import { dialogWords } from "./Dialog.texts.ts";
import { IconButton } from "./IconButton.tsx";
import { CrossIcon } from "./icons.tsx";
import classes from "./TaskDialog.module.css";

interface Props {
  heading: string;
  /** Called when the person wants to leave: it closes only when the one who shows it takes it away. */
  onLeave: () => void;
  /** Called with a file that is dropped anywhere on it; without it, nothing can be dropped. */
  onDrop?: (file: File) => void;
  children: ReactNode;
  /** The buttons, which stay in sight. */
  foot: ReactNode;
}

/** A dialog 600 px wide, the whole screen of a phone, for something that is done step by step and must not be lost by accident. */
export function TaskDialog({ heading, onLeave, onDrop, children, foot }: Props) {
  const words = useWords(dialogWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { dropping, drops } = useDrops(onDrop);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    title.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      // A file chooser that is closed sends this event too; one that cannot be prevented is followed by a close.
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        onLeave();
      }}
      // Nobody can keep a browser from closing it at a second Escape in a row.
      onClose={() => {
        dialog.current?.showModal();
        onLeave();
      }}
      data-dropping={dropping || undefined}
      {...drops}
    >
      <div className={classes.head}>
        <h2 ref={title} id={id} tabIndex={-1}>
          {heading}
        </h2>
        <IconButton className={classes.close} aria-label={words.close} onClick={onLeave}>
          <CrossIcon />
        </IconButton>
      </div>
      <div className={classes.body}>{children}</div>
      <div className={classes.foot}>{foot}</div>
    </dialog>
  );
}

// Without these the browser would leave the page to show the file.
function useDrops(onDrop: Props["onDrop"]) {
  const [dropping, setDropping] = useState(false);
  const drops = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDropping(onDrop !== undefined);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDropping(false);
      const [file] = event.dataTransfer.files;
      if (file) onDrop?.(file);
    },
  };
  return { dropping, drops };
}
