import { type ReactNode, useId } from "react";
import { useLocale, useWords } from "../client/locale.tsx";
import { AgencyContact } from "../ui/AgencyContact.tsx";
import links from "../ui/LinkList.module.css";
import { MessageCard } from "../ui/MessageCard.tsx";
import { PublicFrame } from "../ui/PublicFrame.tsx";
import { MissingPicture } from "../ui/pictures.tsx";
import type { PublicPageProps } from "../ui/publicPage.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { menuOf } from "./menu.ts";
import classes from "./NotFoundPage.module.css";
import { notFoundWords } from "./NotFoundPage.texts.ts";
import { sections } from "./sections.texts.ts";
import { useVisitor } from "./useVisitor.ts";

/** Says that there is nothing at this address, with ways on: home, the sections of who is signed in, the agency (ROUTE-OP11). */
export function NotFoundPage({ page }: PublicPageProps) {
  const { title } = useWords(notFoundWords);
  usePageTitle(title);
  return (
    <NotFoundCard>
      <Suggestions session={page.session} />
    </NotFoundCard>
  );
}

/** The card of a page that is not found. */
export function NotFoundCard({ children }: { children?: ReactNode }) {
  const words = useWords(notFoundWords);
  return (
    <PublicFrame>
      <MessageCard picture={<MissingPicture />} heading={words.heading} href="/" action={words.home}>
        <p>{words.lead}</p>
      </MessageCard>
      <AgencyContact />
      {children}
    </PublicFrame>
  );
}

// Comes last: what appears once the visitor is known moves nothing.
function Suggestions({ session }: { session: boolean }) {
  const locale = useLocale();
  const words = useWords(notFoundWords);
  const visitor = useVisitor(session);
  const heading = useId();
  const menu = visitor ? menuOf(visitor.role, visitor.hasContracts) : [];
  if (menu.length === 0) return null;
  return (
    <nav className={classes.suggestions} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {words.suggestions}
      </h2>
      <ul className={links.links}>
        {menu.map(({ section, to }) => (
          <li key={to}>
            <a className={links.link} href={to}>
              {sections[section][locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
