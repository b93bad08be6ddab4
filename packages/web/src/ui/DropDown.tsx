import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./DropDown.module.css";
import { ChevronIcon } from "./icons.tsx";

interface Props {
  /** What the button shows; its words name the panel too. */
  label: ReactNode;
  /** What the button opens; following one of its links closes it. */
  children: ReactNode;
  /** The panel ends where the button ends, for a button at the end of the bar. */
  atEnd?: boolean;
}

/** A button that opens a panel of links below it; Escape, a click elsewhere or leaving it by keyboard closes it. */
export function DropDown({ label, children, atEnd = false }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const closeBeside = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A click on what cannot take the focus leaves nothing focused; it is no way out.
    if (relatedTarget !== null && !place.current?.contains(relatedTarget)) close();
  };
  const followed = ({ target }: { target: EventTarget }) => {
    if ((target as Element).closest("a, button")) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its button and its links let pass
    <div ref={place} className={classes.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronIcon className={classes.sign} />
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is clicked
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too
        <div className={classes.panel} data-end={atEnd || undefined} onClick={followed}>
          {children}
        </div>
      )}
    </div>
  );
}
