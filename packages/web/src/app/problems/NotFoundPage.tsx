import { lazy, type ReactNode, Suspense } from "react";
import { retryUntilFetched } from "../../client/loading/retryUntilFetched.ts";
import { useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { MissingPicture } from "../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { notFoundWords } from "../../ui/publicFrame/notFound.texts.ts";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { useVisitor } from "../session/useVisitor.ts";
import { waysOnWords } from "./NotFoundPage.texts.ts";

// Fetched only for a signed-in person: the menus depend on the whole app's pages.
const Suggestions = lazy(async () => {
  const module = await retryUntilFetched(() => import("./Suggestions.tsx"));
  return { default: module.Suggestions };
});

/** Says that there is nothing at this address, with ways on: home, the sections of who is signed in, the agency (ROUTE-OP11). */
export function NotFoundPage({ page }: PublicPageProps) {
  const { title } = useWords(notFoundWords);
  usePageTitle(title);
  return (
    <NotFoundCard>
      <Visitor session={page.session} />
    </NotFoundCard>
  );
}

/** The card of a page that is not found. */
export function NotFoundCard({ children }: { children?: ReactNode }) {
  const words = useWords(notFoundWords);
  const { lead } = useWords(waysOnWords);
  return (
    <PublicFrame>
      <MessageCard picture={<MissingPicture />} heading={words.heading} href="/" action={words.home}>
        <p>{lead}</p>
      </MessageCard>
      <AgencyContact />
      {children}
    </PublicFrame>
  );
}

// Rendered last, so that its late appearance shifts nothing.
function Visitor({ session }: { session: boolean }) {
  const visitor = useVisitor(session);
  return (
    visitor && (
      <Suspense>
        <Suggestions visitor={visitor} />
      </Suspense>
    )
  );
}
