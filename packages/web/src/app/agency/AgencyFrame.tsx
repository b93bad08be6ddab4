import type { MyInformation } from "@ribambelle/domain/me/me";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { searchPage } from "../../features/agencyPeople/index.ts";
import { Notifications } from "../../features/notifications/index.tsx";
import { MarkEntry } from "../../routing/menuEntry.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Outlet } from "../../routing/router/RouterView.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Drawer } from "../../ui/dialogs/Drawer.tsx";
import { CrossIcon, MenuIcon, SearchIcon } from "../../ui/pictures/icons.tsx";
import { Logo } from "../../ui/pictures/Logo.tsx";
import { LegalLinks } from "../../ui/publicFrame/LegalLinks.tsx";
import { PlaceInWindow } from "../../ui/usePageTitle.ts";
import { frameWords } from "../frame/Frame.texts.ts";
import { LanguageOfPage } from "../frame/LanguageOfPage.tsx";
import { SpaceLinks } from "../frame/menus/SpaceLinks.tsx";
import { SpaceMenu } from "../frame/menus/SpaceMenu.tsx";
import { SkipLink } from "../frame/SkipLink.tsx";
import { useArrival } from "../frame/useArrival.ts";
import { mayDo } from "../routes/guards.ts";
import { agencySpace } from "../routes/home.ts";
import { moderationPage } from "../routes/lists/agency/moderationPages.ts";
import { useMe } from "../session/useMe.ts";
import classes from "./AgencyFrame.module.css";
import { agencyFrameWords } from "./AgencyFrame.texts.ts";
import { AgencyLinks } from "./AgencyLinks.tsx";

interface Props {
  user: MyInformation;
  children: ReactNode;
}

/** What features bring to the frame. */
export interface Parts {
  readonly SearchField: ComponentType;
  /** Says how much waits in a page. */
  readonly WaitingIn: ComponentType<{ path: string }>;
}

/** Gives the frame of the agency's pages, with the field that searches (AGUI-03). */
export function agencyFrameOf(parts: Parts): ComponentType {
  const Shell = agencyShellOf(parts);
  return function AgencyFrame() {
    const words = useWords(agencyFrameWords);
    return (
      <PlaceInWindow value={words.agency}>
        <Shell user={useMe()}>
          <Outlet />
        </Shell>
      </PlaceInWindow>
    );
  };
}

/** Gives the frame itself, for pages outside the guard too: the menu in a column, on a phone in a bar below and a drawer. */
export function agencyShellOf({ SearchField, WaitingIn }: Parts): ComponentType<Props> {
  return function AgencyShell({ user, children }) {
    useArrival();
    const [marked, setMarked] = useState<string | null>(null);
    return (
      <div className={classes.frame}>
        <SkipLink />
        <Header user={user} SearchField={SearchField} />
        <div className={classes.side}>
          <AgencyLinks user={user} marked={marked} WaitingIn={WaitingIn} />
        </div>
        <main className={classes.main} id="contenu" tabIndex={-1}>
          <MarkEntry value={setMarked}>{children}</MarkEntry>
        </main>
        <footer className={classes.footer}>
          <LegalLinks list={classes.legal} link={classes.legalLink} />
        </footer>
        <Bar user={user} marked={marked} WaitingIn={WaitingIn} />
      </div>
    );
  };
}

const maySearch = (user: MyInformation) => mayDo(user, searchPage.needs ?? []);

function Header({ user, SearchField }: Pick<Props, "user"> & { SearchField: ComponentType }) {
  const words = useWords(frameWords);
  return (
    <header className={classes.header}>
      <Link to={agencySpace.path} className={classes.home} aria-label={words.homeLink(useAgency().name)}>
        <Logo />
      </Link>
      {maySearch(user) && (
        <div className={classes.search}>
          <SearchField />
        </div>
      )}
      <div className={classes.person}>
        <div className={classes.wide}>
          <LanguageOfPage short />
          <SpaceMenu user={user} />
        </div>
        <Notifications personId={user.userId} onChanged={nothingElse} />
      </div>
    </header>
  );
}

const nothingElse = () => {};

/** The bar at the bottom of a phone: the desk, the search, moderation, and everything else behind one button. */
function Bar({
  user,
  marked,
  WaitingIn,
}: Pick<Props, "user"> & Pick<Parts, "WaitingIn"> & { marked: string | null }) {
  const words = useWords(agencyFrameWords);
  const { closeMenu } = useWords(frameWords);
  const locale = useLocale();
  const menuId = useId();
  return (
    <>
      <nav className={classes.bar} aria-label={words.shortcuts}>
        <Link
          to={agencySpace.path}
          className={classes.shortcut}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {agencySpace.title[locale]}
        </Link>
        {maySearch(user) && (
          <Link to={searchPage.path} className={classes.shortcut}>
            <SearchIcon width="20" height="20" />
            {words.search}
          </Link>
        )}
        {mayDo(user, moderationPage.needs ?? []) && (
          <Link to={moderationPage.path} className={classes.shortcut}>
            {moderationPage.title[locale]}
            <span className={classes.corner}>
              <WaitingIn path={moderationPage.path} />
            </span>
          </Link>
        )}
        <button
          type="button"
          className={classes.shortcut}
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={menuId}
        >
          <MenuIcon />
          {words.everything}
        </button>
      </nav>
      <Drawer id={menuId} label={words.everything}>
        <div className={classes.drawer}>
          <IconButton className={classes.close} aria-label={closeMenu} command="close" commandfor={menuId}>
            <CrossIcon />
          </IconButton>
          <AgencyLinks user={user} marked={marked} WaitingIn={WaitingIn} />
          <section>
            <h2 className={classes.name}>{words.space}</h2>
            <SpaceLinks user={user} besideSections />
          </section>
          <LanguageOfPage />
        </div>
      </Drawer>
    </>
  );
}
