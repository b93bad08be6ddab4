import type { ReactNode } from "react";
import { useLocation } from "../../routing/router/hooks.ts";
import { Link } from "../../routing/router/Link.tsx";
import { hrefOf, type Path } from "../../routing/router/target.ts";
import classes from "./BackLink.module.css";

interface Props {
  to: Path;
  /** What the address of that list holds in its path. */
  params?: Readonly<Record<string, string>>;
  /** The state of that list, where it has several. */
  search?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Leads from one thing back to the list that it stands in, above the page's title. */
export function BackLink({ to, params, search, children }: Props) {
  return (
    <Link href={hrefOf({ to, params, search }, useLocation())} className={`${classes.back} screen-only`}>
      {children}
    </Link>
  );
}
