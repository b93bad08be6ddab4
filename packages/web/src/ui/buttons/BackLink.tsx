import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./BackLink.module.css";

interface Props {
  to: LinkProps["to"];
  /** What the address of that list holds in its path. */
  params?: Readonly<Record<string, string>>;
  /** The state of that list, where it has several. */
  search?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Leads from one thing back to the list that it stands in, above the page's title. */
export function BackLink({ to, params, search, children }: Props) {
  return (
    <Link
      to={to}
      {...(params && { params: params as LinkProps["params"] })}
      {...(search && { search: search as LinkProps["search"] })}
      className={`${classes.back} screen-only`}
    >
      {children}
    </Link>
  );
}
