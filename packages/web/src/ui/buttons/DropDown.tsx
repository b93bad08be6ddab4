import { type FocusEvent, type ReactNode, type ToggleEvent, useId, useRef } from "react";
import { ChevronIcon } from "../pictures/icons.tsx";
import classes from "./DropDown.module.css";

interface Props {
  /** What the button shows; its words name the panel too. */
  label: ReactNode;
  /** What the button opens; following one of its links closes it. */
  children: ReactNode;
  /** The panel ends where the button ends, for a button at the end of the bar. */
  atEnd?: boolean;
}

/**
 * A button that opens a panel of links below it. The panel is the browser's own popover, and works before the script:
 * Escape (which gives the focus back), a click elsewhere or another panel closes it; with the script, leaving it by
 * keyboard or following a link too.
 */
export function DropDown({ label, children, atEnd = false }: Props) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A click on an element that cannot be focused has no relatedTarget; it does not close the panel.
    if (relatedTarget !== null && !place.current?.contains(relatedTarget)) close();
  };
  const followed = ({ target }: { target: EventTarget }) => {
    if ((target as Element).closest("a, button")) close();
  };
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === "open") layBelow(place.current, panel.current, atEnd);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave what is inside
    <div ref={place} className={classes.place} onBlur={onBlur}>
      <button type="button" popoverTarget={id} className={classes.button}>
        {label}
        <ChevronIcon className={classes.sign} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        data-end={atEnd || undefined}
        onBeforeToggle={onBeforeToggle}
        onClick={followed}
      >
        {children}
      </div>
    </div>
  );
}

// For browsers that cannot place it by style alone: Safari before 26, Firefox before 147.
function layBelow(place: HTMLElement | null, panel: HTMLElement | null, atEnd: boolean) {
  if (!place || !panel || CSS.supports("top", "anchor(bottom)")) return;
  const { left, right, bottom } = place.getBoundingClientRect();
  panel.style.top = `${bottom + window.scrollY}px`;
  panel.style.left = atEnd ? "auto" : `${left}px`;
  panel.style.right = atEnd ? `${document.documentElement.clientWidth - right}px` : "auto";
}
