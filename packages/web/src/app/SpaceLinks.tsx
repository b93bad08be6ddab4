import type { MyInformation } from "@ribambelle/domain/identity/person";
import { Link } from "@tanstack/react-router";
import { useLocale, useWords } from "../client/locale.tsx";
import { frameWords } from "./Frame.texts.ts";
import { homeOf, settingsOf } from "./menu.ts";
import classes from "./SpaceLinks.module.css";
import { sections } from "./sections.texts.ts";
import { useSignOut } from "./useSignOut.ts";

interface Props {
  user: MyInformation;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** What concerns the person rather than a section: home, settings, sign-out (SHELL-11, SHELL-14, SHELL-15). */
export function SpaceLinks({ user, onFollow }: Props) {
  const locale = useLocale();
  const words = useWords(frameWords);
  const { busy, signOut } = useSignOut();
  const settings = settingsOf(user.role);
  const link = {
    className: classes.link,
    activeProps: { "aria-current": "page" as const },
    onClick: onFollow,
  };
  return (
    <nav aria-label={words.space}>
      <ul className={classes.links}>
        <li>
          <Link to={homeOf(user.role)} {...link}>
            {sections.dashboard[locale]}
          </Link>
        </li>
        {settings && (
          <li>
            <Link to={settings} {...link}>
              {sections.settings[locale]}
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={classes.link} aria-disabled={busy} onClick={signOut}>
            {words.signOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}
