import { logout } from "@ribambelle/domain/identity/logout.api";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { MyInformation } from "@ribambelle/domain/me/me";
import type { FormEvent } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import links from "../../../ui/cards/LinkList.module.css";
import { homeOf } from "../../routes/home.ts";
import { menuOf, mySpaceOf } from "../../routes/menu.ts";
import { useSignOut } from "../../session/useSignOut.ts";
import { frameWords } from "../Frame.texts.ts";

interface Props {
  user: MyInformation;
  /** Leaves out what stands among the sections beside it: nothing is listed twice (SHELL-OP13). */
  besideSections?: boolean;
}

/** What concerns the person: home, the sections made for it, settings, sign-out (SHELL-11 to -15). */
export function SpaceLinks({ user, besideSections = false }: Props) {
  const locale = useLocale();
  const words = useWords(frameWords);
  const { busy, signOut } = useSignOut();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    signOut();
  };
  const listed = besideSections
    ? [homeOf(user.role), ...menuOf(user.role, user.hasContracts).map(({ to }) => to)]
    : [];
  return (
    <nav aria-label={words.space}>
      <ul className={links.links}>
        {mySpaceOf(user.role, user.hasContracts)
          .filter(({ to }) => !listed.includes(to))
          .map(({ to, title }) => (
            <li key={to}>
              <Link to={to} className={links.link}>
                {title[locale]}
              </Link>
            </li>
          ))}
        <li>
          {/* Without script the browser itself signs out; a tap before the script waits for it, which forgets more. */}
          <form method="post" action={apiBase + logout.path} data-waits onSubmit={leave}>
            <button type="submit" className={links.link} aria-disabled={busy}>
              {words.signOut}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
