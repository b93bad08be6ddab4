import type { AgencyLink } from "@ribambelle/domain/agency/agency";
import type { Role } from "@ribambelle/domain/kernel/role";
import { useAgency } from "../../../client/agency.tsx";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { DropDown } from "../../../ui/buttons/DropDown.tsx";
import links from "../../../ui/cards/LinkList.module.css";
import { ChevronIcon } from "../../../ui/pictures/icons.tsx";
import { frameWords } from "../Frame.texts.ts";
import classes from "./PublicLinks.module.css";

/** Gives the three groups of links to the agency's public site that have any (SHELL-07, SHELL-08, SHELL-09). */
function useGroups() {
  const words = useWords(frameWords);
  const { families, nannies, contents } = useAgency().publicSite;
  const groups = [
    { name: words.forFamilies, links: families },
    { name: words.forNannies, links: nannies },
    { name: words.contents, links: contents },
  ];
  return groups.filter((group) => group.links.length > 0);
}

/** The agency's public site in the bar of a wide page: a button for each group. */
export function PublicMenus() {
  return (
    <ul className={classes.menus}>
      {useGroups().map((group) => (
        <li key={group.name}>
          <DropDown label={group.name}>
            <Links of={group.links} />
          </DropDown>
        </li>
      ))}
    </ul>
  );
}

/** The agency's public site in the drawer of a phone: the groups folded under their names, a babysitter's own first (SHELL-OP13). */
export function PublicLists({ role }: { role: Role }) {
  const words = useWords(frameWords);
  const isOwn = ({ name }: { name: string }) => role === "BabySitter" && name === words.forNannies;
  const groups = useGroups();
  return [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))].map((group) => (
    <details key={group.name}>
      <summary className={classes.group}>
        {group.name}
        <ChevronIcon className={classes.sign} />
      </summary>
      <Links of={group.links} />
    </details>
  ));
}

function Links({ of }: { of: readonly AgencyLink[] }) {
  const locale = useLocale();
  return (
    <ul className={links.links}>
      {of.map(({ label, to }) => (
        <li key={label.fr}>
          <a href={to} className={links.link}>
            {label[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
