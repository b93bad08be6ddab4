import { errorPageOf } from "@ribambelle/domain/identity/errorPage.rules";
import { useLocale, useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { ApartPicture } from "../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import classes from "./ErrorPage.module.css";
import { errorPageWords } from "./ErrorPage.texts.ts";

/** A failed sign-in of the form without script: says which and leads back to the form (ROUTE-47, ROUTE-48). */
export function SignInErrorPage({ page, redirectQuery }: PublicPageProps) {
  const words = useWords(errorPageWords);
  const { message } = errorPageOf(page.message, useLocale());
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

/**
 * Any other error; the message of the address is shown as a quotation, because anybody may have written it
 * (ROUTE-OP10).
 */
export function ErrorPage({ page }: PublicPageProps) {
  const words = useWords(errorPageWords);
  const { message } = errorPageOf(page.message, useLocale());
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<ApartPicture />} heading={words.heading} href="/" action={words.home}>
        <p>{words.lead}</p>
        {message !== "" && (
          <figure className={classes.quoted}>
            <figcaption>{words.quoted}</figcaption>
            <blockquote>{message}</blockquote>
          </figure>
        )}
      </MessageCard>
      <AgencyContact />
    </PublicFrame>
  );
}
