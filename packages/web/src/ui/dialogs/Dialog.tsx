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
   * picture, and its heading is the page's; a drawer slides in from the side, and its heading is heard only.
   */
  look: "window" | "message" | "drawer";
  /** Stands above the heading of a message. */
  picture?: ReactNode;
  /** The buttons of a window, which stay in sight. */
  foot?: ReactNode;
} & Leaving;

/**
 * How it is left: by Escape or a click beside it; by Escape once who shows it agrees; by its own buttons only, neither
 * Escape, nor a click beside it, nor the back gesture. It is gone when the one who shows it takes it away.
 */
type Leaving = { leaving: "free" | "asked"; onLeave: () => void } | { leaving: "never"; onLeave?: undefined };

/**
 * The browser's own modal dialog, open as long as it is shown: it keeps the focus inside and the page behind it still, and
 * gives the focus back. The focus begins on what has `data-autofocus`, else on the heading that is seen.
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
  const seen = look !== "drawer" && (
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
      aria-label={seen ? undefined : heading}
      aria-labelledby={seen ? id : undefined}
    >
      {look === "window" ? (
        <>
          <div className={classes.head}>
            {seen}
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
          {seen}
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
      // A file chooser that is closed sends this event too; one that cannot be prevented is followed by a close.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onLeave?.();
    },
    // Nobody can keep a browser from closing it at a second Escape in a row.
    onClose: ({ currentTarget }) => {
      if (currentTarget.open) return;
      currentTarget.showModal();
      onLeave?.();
    },
  };
  if (leaving !== "free") return ways;
  return {
    ...ways,
    // A click that began inside, on a text that is selected, say, does not leave.
    onPointerDown: (event) => {
      pressedBeside.current = isBeside(event);
    },
    onClick: (event) => {
      if (pressedBeside.current && isBeside(event)) onLeave();
    },
  } satisfies ComponentProps<"dialog">;
}
