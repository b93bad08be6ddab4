import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Opens and closes what a button unfolds below it: Escape, a click elsewhere or leaving it by keyboard closes it. */
export function useUnfolding() {
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
    // What it stands in stays open.
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A click on what cannot take the focus leaves nothing focused; it is no way out.
    if (relatedTarget !== null && !place.current?.contains(relatedTarget)) close();
  };
  return {
    open,
    close,
    /** For what holds the button and the panel. */
    holder: { ref: place, onKeyDown, onBlur },
    /** For the button. */
    opener: { ref: button, "aria-expanded": open, onClick: () => setOpen(!open) },
  };
}
