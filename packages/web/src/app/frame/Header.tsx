import type { MyInformation } from "@ribambelle/domain/me/me";
import { useId } from "react";
import { useAgency } from "../../client/agency.tsx";
import { useWords } from "../../client/locale.tsx";
import { Notifications } from "../../features/notifications/index.tsx";
import { useToDosFollow } from "../../features/toDos/index.ts";
import { Link } from "../../routing/router/Link.tsx";
import { MenuIcon } from "../../ui/pictures/icons.tsx";
import { Logo } from "../../ui/pictures/Logo.tsx";
import { SectionLinks } from "../home/SectionLinks.tsx";
import { homeOf } from "../routes/home.ts";
import { frameWords } from "./Frame.texts.ts";
import classes from "./Header.module.css";
import { LanguageOfPage } from "./LanguageOfPage.tsx";
import { MenuDrawer } from "./menus/MenuDrawer.tsx";
import { PublicMenus } from "./menus/PublicLinks.tsx";
import { SpaceMenu } from "./menus/SpaceMenu.tsx";

/** The bar on top of the page; on a phone all but the logo is behind one button (SHELL-04, SHELL-06). */
export function Header({ user }: { user: MyInformation }) {
  const words = useWords(frameWords);
  const menuId = useId();
  const readToDosAgain = useToDosFollow();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={homeOf(user.role)} className={classes.home} aria-label={words.homeLink(useAgency().name)}>
          <Logo />
        </Link>
        <nav className={classes.wide} aria-label={words.publicSite}>
          <PublicMenus />
        </nav>
        <div className={classes.person}>
          <div className={classes.wide}>
            <LanguageOfPage short />
            <SpaceMenu user={user} />
          </div>
          <Notifications personId={user.userId} onChanged={readToDosAgain} />
          <button
            type="button"
            className={classes.menuButton}
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={menuId}
          >
            <MenuIcon />
            {words.menu}
          </button>
        </div>
      </div>
      {user.role !== "Agency" && (
        <div className={classes.sections}>
          <SectionLinks user={user} />
        </div>
      )}
      <MenuDrawer id={menuId} user={user} />
    </header>
  );
}
