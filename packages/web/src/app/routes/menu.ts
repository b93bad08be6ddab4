import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { Section } from "@ribambelle/domain/toDos/section";
import { readPage } from "../../client/readPage.ts";
import { dashboard, homeOf } from "./home.ts";
import { agencyAccountPage } from "./lists/agency/agencyAccountPages.ts";
import { babysitterPages } from "./lists/babysitterPages.ts";
import { parentPages } from "./lists/parentPages.ts";

/** A path that a link can lead to as it is. */
type PlainPath = Exclude<
  | ReturnType<typeof homeOf>
  | (typeof parentPages | typeof babysitterPages)[number]["path"]
  | typeof agencyAccountPage.path,
  `${string}$${string}`
>;

/** A link to a page, under its name. */
export interface MenuLink {
  readonly to: PlainPath;
  readonly title: Bilingual;
}

/** One entry of a role's menu, which is also a tile of its home page. */
export interface MenuEntry extends MenuLink {
  readonly about: Bilingual;
  readonly section: Section | undefined;
}

/** Gives the menu of a role: its own for a babysitter and the agency, the parent's for any other (SHELL-29 to -31). */
export function menuOf(role: string, hasContracts: boolean): readonly MenuEntry[] {
  return reachable(role, hasContracts).flatMap(({ menu, path, title, section }) =>
    menu ? [{ to: path as PlainPath, title, about: menu.about, section }] : [],
  );
}

/** Gives what the My space menu leads to: home, then the pages that ask for it (SHELL-11 to -14); for the agency its own alone. */
export function mySpaceOf(role: string, hasContracts: boolean): readonly MenuLink[] {
  if (role === "Agency") return [{ to: agencyAccountPage.path, title: agencyAccountPage.title }];
  const asked = reachable(role, hasContracts).filter(({ inMySpace }) => inMySpace);
  return [
    { to: homeOf(role), title: dashboard.title },
    ...asked.map(({ path, title }) => ({ to: path as PlainPath, title })),
  ];
}

function reachable(role: string, hasContracts: boolean) {
  if (role === "Agency") return [];
  const pages = role === "BabySitter" ? babysitterPages : parentPages;
  return pages.filter(
    ({ menu }) => (hasContracts || !menu?.needsContract) && (menu?.isShown?.(readPage()) ?? true),
  );
}
