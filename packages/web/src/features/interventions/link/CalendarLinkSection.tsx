import { plainDay } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { calendarLinkSectionWords } from "./CalendarLinkSection.texts.ts";
import { calendarLinkQuery } from "./calendarLink.queries.ts";

/** Says in the settings whether there is a calendar link, and when it was last read (VISITS-40). */
export function CalendarLinkSection({ role }: { role: "Parent" | "BabySitter" }) {
  const words = useWords(calendarLinkSectionWords);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(calendarLinkQuery);
  const day = data?.lastFetchedDate;
  return (
    <SectionCard id="agenda" title={words.title}>
      {data ? (
        <p>{data.url === null ? words.none : day ? words.read(plainDay(day, locale)) : words.unread}</p>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p>
          <Skeleton width="min(100%, 24rem)" />
        </p>
      )}
      <p>
        <Link to={role === "Parent" ? "/client/interventions" : "/intervenant/interventions"}>
          {words.page}
        </Link>
      </p>
    </SectionCard>
  );
}
