import { useEffect } from "react";
import { drawnRequest } from "../../client/drawnRequest.ts";
import { useWholeTitle } from "../usePageTitle.ts";
import classes from "./PageTitle.module.css";

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
  return (
    <h1 className={classes.title} tabIndex={-1}>
      {children}
    </h1>
  );
}
