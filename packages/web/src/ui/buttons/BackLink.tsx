import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./BackLink.module.css";

interface Props {
  to: LinkProps["to"];
  /** The state of that list, where it has several. */
  search?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Leads from one thing back to the list that it stands in, above the page's title. */
export function BackLink({ to, search, children }: Props) {
  return (
    <Link
      to={to}
      {...(search && { search: search as LinkProps["search"] })}
      className={`${classes.back} screen-only`}
    >
      {children}
    </Link>
  );
}
