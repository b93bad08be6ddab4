import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import classes from "./Drawer.module.css";

declare module "react" {
  // Invoker commands, which React's types do not know yet: the browser itself opens or closes the named dialog.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}

interface Props {
  /** What the `commandfor` of its buttons names: one with `command="show-modal"` opens it, `close` closes it. */
  id: string;
  /** Its name, which is heard only. */
  label: string;
  children: ReactNode;
}

/**
 * A modal dialog that slides in from the side. It stands in the page from the start, closed, so that its buttons work
 * before the script (docs/decisions/0038-native-controls.md); Escape and a click beside it close it, following one of
 * its links too.
 */
export function Drawer({ id, label, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useCommands(id);
  const isBeside = ({ target, currentTarget }: MouseEvent | PointerEvent) => target === currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too, and Escape closes it
    <dialog
      ref={drawer}
      id={id}
      closedby="any"
      aria-label={label}
      className={classes.drawer}
      // It may be open when the script takes the page over.
      suppressHydrationWarning
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Beside it: for browsers that do not know `closedby`.
        const isOut = pressedBeside.current && isBeside(event);
        if (isOut || (event.target as Element).closest("a")) drawer.current?.close();
      }}
    >
      {children}
    </dialog>
  );
}

/** Does the work of the commands where the browser does not know them: Safari before 26.2, Firefox before 144. */
function useCommands(id: string) {
  useEffect(() => {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    const act = ({ target }: Event) => {
      const button = (target as Element).closest(`button[commandfor="${id}"]`);
      const drawer = document.getElementById(id);
      if (!button || !(drawer instanceof HTMLDialogElement)) return;
      if (button.getAttribute("command") === "close") drawer.close();
      else if (!drawer.open) drawer.showModal();
    };
    document.addEventListener("click", act);
    return () => document.removeEventListener("click", act);
  }, [id]);
}
