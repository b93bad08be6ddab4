import type { MyInformation } from "@ribambelle/domain/me/me";
import { useId } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import links from "../../ui/cards/LinkList.module.css";
import { menuOf } from "../routes/menu.ts";
import classes from "./NotFoundPage.module.css";
import { waysOnWords } from "./NotFoundPage.texts.ts";

/** The sections of the signed-in person, on a page that is not found (ROUTE-OP11). */
export function Suggestions({ visitor }: { visitor: MyInformation }) {
  const locale = useLocale();
  const words = useWords(waysOnWords);
  const heading = useId();
  const menu = menuOf(visitor.role, visitor.hasContracts);
  if (menu.length === 0) return null;
  return (
    <nav className={classes.suggestions} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {words.suggestions}
      </h2>
      <ul className={links.links}>
        {menu.map(({ to, title }) => (
          <li key={to}>
            <a className={links.link} href={to}>
              {title[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
