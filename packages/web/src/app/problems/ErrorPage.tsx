import { errorPageOf } from "@ribambelle/domain/me/errorPage.rules";
import { useLocale, useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { ApartPicture } from "../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { errorPageWords } from "./ErrorPage.texts.ts";

// What the server gives is one of our sentences, or the place where it will write one.
const useMessage = (given: string) => errorPageOf(given, useLocale()).message || given;

/** A failed sign-in of the form without script: says which and leads back to the form (ROUTE-47, ROUTE-48). */
export function SignInErrorPage({ page, redirectQuery }: PublicPageProps) {
  const words = useWords(errorPageWords);
  const message = useMessage(page.message);
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard
        picture={<ApartPicture />}
        heading={message}
        href={`/login?${redirectQuery}`}
        action={words.login}
      >
        <p>{words.signInLead}</p>
      </MessageCard>
      <AgencyContact />
    </PublicFrame>
  );
}

/** Any other error: says which when the portal itself sent people here, and nothing that anybody else wrote (ROUTE-OP10). */
export function ErrorPage({ page }: PublicPageProps) {
  const words = useWords(errorPageWords);
  const message = useMessage(page.message);
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<ApartPicture />} heading={words.heading} href="/" action={words.home}>
        {message !== "" && <p>{message}</p>}
        <p>{words.lead}</p>
      </MessageCard>
      <AgencyContact />
    </PublicFrame>
  );
}
