import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "../../client/loading/lazyPart.tsx";
import { useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { notFoundWords } from "../../ui/publicFrame/notFound.texts.ts";
import { loadAgencyShell } from "../agency/loadAgencyFrame.ts";
import { Shell } from "../frame/Frame.tsx";
import { FrameSkeleton } from "../frame/FrameSkeleton.tsx";
import plain from "../public/PlainPage.module.css";
import { homeOf } from "../routes/home.ts";
import { myInformationQuery } from "../session/session.ts";
import { waysOnWords } from "./NotFoundPage.texts.ts";
import { NotFoundCard } from "./NotFoundPage.tsx";
import { Suggestions } from "./Suggestions.tsx";

// Families and babysitters do without the agency's frame (AGUI-34).
const AgencyShell = lazyPart(loadAgencyShell);

/** The not-found page inside the app: a signed-in person keeps the frame around it (ROUTE-16). */
export function LostPage() {
  const words = useWords(notFoundWords);
  const { lead, sections } = useWords(waysOnWords);
  const { data: user, isPending } = useQuery({ ...myInformationQuery, throwOnError: false });
  if (isPending) return <FrameSkeleton />;
  if (!user || user.secondFactor) return <NotFoundCard />;
  const Around = user.role === "Agency" ? AgencyShell : Shell;
  return (
    <Around user={user}>
      <div className={plain.page}>
        <PageTitle inWindow={words.title}>{words.heading}</PageTitle>
        <EmptyState title={lead}>
          <p>{sections}</p>
          <Link to={homeOf(user.role)} activeOptions={{ exact: true }}>
            {words.home}
          </Link>
        </EmptyState>
        <Suggestions visitor={user} />
        <AgencyContact />
      </div>
    </Around>
  );
}
