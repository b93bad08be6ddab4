import type { MyInformation } from "@ribambelle/domain/me/me";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { agencySpace } from "../routes/home.ts";
import { agencyFrameWords } from "./AgencyFrame.texts.ts";
import classes from "./AgencyLinks.module.css";
import { agencyMenuOf } from "./agencyMenu.ts";

interface Props {
  user: MyInformation;
  /** The address of the entry under which the page says that it belongs; null where its own address says so. */
  marked: string | null;
  /** Says how much waits in a page. */
  WaitingIn: ComponentType<{ path: string }>;
}

/** The agency's menu: what the person may open, and nothing else (AGUI-02). */
export function AgencyLinks({ user, marked, WaitingIn }: Props) {
  const words = useWords(agencyFrameWords);
  const locale = useLocale();
  return (
    <nav aria-label={words.menu}>
      <ul className={classes.links}>
        {agencyMenuOf(user).map(({ to, title, countsWaiting }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.link}
              aria-current={to === marked ? "page" : undefined}
              activeOptions={{ exact: to === agencySpace.path, includeSearch: false }}
            >
              {title[locale]}
              {countsWaiting && <WaitingIn path={to} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
