import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./BackLink.module.css";

/** Leads from one thing back to the list that it stands in, above the page's title. */
export function BackLink({ to, children }: { to: LinkProps["to"]; children: ReactNode }) {
  return (
    <Link to={to} className={`${classes.back} screen-only`}>
      {children}
    </Link>
  );
}
