import type { MyInformation } from "@ribambelle/domain/me/me";
import { useLocale, useWords } from "../../client/locale.tsx";
import { ToDoCount } from "../../features/toDos/index.ts";
import { Link } from "../../routing/router/Link.tsx";
import { frameWords } from "../frame/Frame.texts.ts";
import { dashboard, homeOf } from "../routes/home.ts";
import { menuOf } from "../routes/menu.ts";
import classes from "./SectionLinks.module.css";
import { SectionMark } from "./SectionMark.tsx";

interface Props {
  user: MyInformation;
  /** The home page stands first, where no sign leads to it. */
  withHome?: boolean;
}

/** The menu of the person's role: a row on a wide screen, a list in the drawer (SHELL-29 to -37). */
export function SectionLinks({ user, withHome = false }: Props) {
  const locale = useLocale();
  const words = useWords(frameWords);
  const menu = menuOf(user.role, user.hasContracts);
  if (menu.length === 0 && !withHome) return null;
  return (
    <nav aria-label={words.sections}>
      <ul className={classes.links}>
        {withHome && (
          <li>
            <Link to={homeOf(user.role)} className={classes.link}>
              {dashboard.title[locale]}
            </Link>
          </li>
        )}
        {menu.map(({ to, title, section }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {title[locale]}
              <SectionMark to={to} />
              <ToDoCount section={section} place="corner" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
