import { type ReactNode, useEffect, useId, useRef } from "react";
import classes from "./PersistentDialog.module.css";

interface Props {
  heading: string;
  picture: ReactNode;
  children: ReactNode;
}

/** A dialog that only its own button ends: neither Escape, nor a click beside it, nor the back gesture closes it (POPUP-02). */
export function PersistentDialog({ heading, picture, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    title.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      closedby="none"
      // Browsers that do not know closedby.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      {picture}
      <h1 ref={title} id={id} className={classes.heading} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </dialog>
  );
}
