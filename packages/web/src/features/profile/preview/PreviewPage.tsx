import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { OnThisPage } from "../../../ui/onThisPage/OnThisPage.tsx";
import page from "../ProfilePage.module.css";
import classes from "./Preview.module.css";
import { PreviewSkeleton } from "./PreviewSkeleton.tsx";
import { PublicCard } from "./PublicCard.tsx";
import { publicProfileQuery } from "./preview.queries.ts";
import { previewWords } from "./preview.texts.ts";
import { publicPartWords } from "./publicParts.texts.ts";
import { publicParts } from "./publicParts.ts";

/** What families see of the babysitter, or would see if the advert were published (PROF-20, PROF-21). */
export function PreviewPage() {
  const words = useWords(previewWords);
  const { data, error, isFetching, refetch } = useQuery(publicProfileQuery);
  return (
    <div className={classes.whole}>
      <Link to="/intervenant/profil" className={classes.link}>
        <span aria-hidden="true">←</span> {words.back}
      </Link>
      <PageTitle>{words.title}</PageTitle>
      {data ? (
        <Preview profile={data} />
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PreviewSkeleton />
      )}
    </div>
  );
}

function Preview({ profile }: { profile: PublicProfile }) {
  const words = useWords(previewWords);
  const headings = useWords(publicPartWords);
  const { isPublished, advertTitle, advertDescription } = profile;
  const parts = publicParts(profile);
  const isEmpty = !advertTitle && !advertDescription && parts.length === 0;
  return (
    <div className={page.page}>
      <div className={page.aside}>
        <Callout kind={isPublished ? "success" : "warning"}>
          <p>{isPublished ? words.published : words.unpublished}</p>
        </Callout>
        {parts.length > 0 && (
          <OnThisPage parts={parts.map((part) => ({ id: part, title: headings[part] }))} />
        )}
      </div>
      <div className={page.sections}>
        <PublicCard profile={profile} />
        {isEmpty && (
          <EmptyState title={words.empty}>
            <p>{words.emptyWhy}</p>
            <Link to="/intervenant/profil" className={classes.link}>
              {words.complete}
            </Link>
          </EmptyState>
        )}
        <p className={classes.neverShown}>{words.neverShown}</p>
      </div>
    </div>
  );
}
