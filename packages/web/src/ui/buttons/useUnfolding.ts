import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/**
 * Opens and closes a panel below its button: Escape, a click elsewhere or leaving it by keyboard closes it.
 */
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
    // Keeps a dialog or a form around it from handling Escape too.
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A click on an element that cannot be focused has no relatedTarget; it does not close the panel.
    if (relatedTarget !== null && !place.current?.contains(relatedTarget)) close();
  };
  return {
    open,
    close,
    /** Props of the element around the button and the panel. */
    holder: { ref: place, onKeyDown, onBlur },
    /** Props of the button. */
    opener: { ref: button, "aria-expanded": open, onClick: () => setOpen(!open) },
  };
}
