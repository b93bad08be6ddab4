import { useEffect, useLayoutEffect, useRef } from "react";
import { drawnRequest } from "../../client/drawnRequest.ts";
import { useWholeTitle } from "../usePageTitle.ts";
import classes from "./PageTitle.module.css";

// True while a heading goes that has the focus, and the one that takes its place comes: what stands in the place of a page until that
// has come has a heading of its own.
let isHandedOn = false;

interface Props {
  children: string;
  /** What the tab of the browser says where that is something else: a greeting names nothing. */
  inWindow?: string;
}

/** The heading of a page, and its name in the tab; it takes the focus when the person arrives from another page (A11Y-02). */
export function PageTitle({ children, inWindow = children }: Props) {
  const title = useWholeTitle(inWindow);
  drawnRequest()?.entitle(title);
  // Without dependencies: the frame names the section each time that another page begins, before this.
  useEffect(() => {
    document.title = title;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (isHandedOn) own?.focus({ preventScroll: true });
    return () => {
      isHandedOn = own === document.activeElement;
      queueMicrotask(() => {
        isHandedOn = false;
      });
    };
  }, []);
  return (
    <h1 className={classes.title} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
