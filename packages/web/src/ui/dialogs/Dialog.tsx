import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useWords } from "../../client/locale.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { CrossIcon } from "../pictures/icons.tsx";
import classes from "./Dialog.module.css";
import { dialogWords } from "./Dialog.texts.ts";
import { lockScroll } from "./lockScroll.ts";

type Props = Omit<ComponentProps<"dialog">, "ref" | "open" | "className"> & {
  heading: string;
  /**
   * A window is 600 px wide, the whole screen of a phone, its heading and a way out on top; a message is small, under a
   * picture, and its heading is the page's.
   */
  look: "window" | "message";
  /** Stands above the heading of a message. */
  picture?: ReactNode;
  /** The buttons of a window, which stay in sight. */
  foot?: ReactNode;
} & Leaving;

/**
 * How the dialog closes. `free`: by Escape or a click beside it. `asked`: Escape calls `onLeave`, which
 * may refuse. `never`: by its own buttons only. The parent closes it by no longer rendering it.
 */
type Leaving = { leaving: "free" | "asked"; onLeave: () => void } | { leaving: "never"; onLeave?: undefined };

/**
 * The browser's modal dialog, open while it is rendered: it traps the focus, locks the page's scrolling, and
 * restores the focus. The first focus is on the element with `data-autofocus`, else on the visible heading.
 */
export function Dialog({ heading, look, picture, foot, leaving, onLeave, children, ...props }: Props) {
  const words = useWords(dialogWords);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const ways = useWaysOut({ leaving, onLeave } as Leaving);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const unlock = lockScroll();
    shown?.showModal();
    (shown?.querySelector<HTMLElement>("[data-autofocus]") ?? title.current)?.focus();
    return () => {
      unlock();
      shown?.close();
    };
  }, []);
  const Heading = look === "message" ? "h1" : "h2";
  const shownHeading = (
    <Heading ref={title} id={id} tabIndex={-1}>
      {heading}
    </Heading>
  );
  return (
    <dialog
      {...props}
      {...ways}
      ref={dialog}
      className={classes.dialog}
      data-look={look}
      aria-labelledby={id}
    >
      {look === "window" ? (
        <>
          <div className={classes.head}>
            {shownHeading}
            <IconButton className={classes.close} aria-label={words.close} onClick={onLeave}>
              <CrossIcon />
            </IconButton>
          </div>
          <div className={classes.body}>{children}</div>
          {foot && <div className={classes.foot}>{foot}</div>}
        </>
      ) : (
        <>
          {picture}
          {shownHeading}
          {children}
        </>
      )}
    </dialog>
  );
}

function useWaysOut({ leaving, onLeave }: Leaving) {
  const pressedBeside = useRef(false);
  const isBeside = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget;
  const ways: ComponentProps<"dialog"> = {
    closedby: leaving === "never" ? "none" : "closerequest",
    onCancel: (event) => {
      // A closed file chooser inside sends `cancel` too; one that cannot be prevented is followed by `close`.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onLeave?.();
    },
    // Browsers close it at a second Escape in a row, which cannot be prevented: it is opened again.
    onClose: ({ currentTarget }) => {
      if (currentTarget.open) return;
      currentTarget.showModal();
      onLeave?.();
    },
  };
  if (leaving !== "free") return ways;
  return {
    ...ways,
    // A click whose press began inside (while selecting text, say) does not close the dialog.
    onPointerDown: (event) => {
      pressedBeside.current = isBeside(event);
    },
    onClick: (event) => {
      if (pressedBeside.current && isBeside(event)) onLeave();
    },
  } satisfies ComponentProps<"dialog">;
}
