import { nextIntervention } from "@ribambelle/domain/interventions/intervention.views";
import { type CalendarView, periodOf } from "@ribambelle/domain/interventions/periods";
import { longMonth } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { instant, today } from "../../../client/today.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { aheadQuery, monthQuery, pastQuery } from "../interventions.queries.ts";
import { interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";

/** Says that a period holds nothing, and leads to what comes next; or that there never was anything (VISITS-24). */
export function NoInterventions({ view }: { view: CalendarView }) {
  const words = useWords(interventionsWords);
  const locale = useLocale();
  const { day, hrefTo, stepTo } = usePlace();
  const isHydrated = useHydrated();
  const month = useQuery(monthQuery(day)).data;
  const ahead = useQuery(aheadQuery(today())).data;
  const mayBeNone = month?.interventions.length === 0 && ahead?.interventions.length === 0;
  const past = useQuery({ ...pastQuery(today()), enabled: mayBeNone }).data;
  // The server may have drawn the page before this last answer came.
  if (isHydrated && mayBeNone && past?.interventions.length === 0) return <EmptyState title={words.never} />;
  const { to } = periodOf(view, day);
  const later = (ahead?.interventions ?? []).filter(({ startDate }) => startDate > to);
  const le = nextIntervention(later, instant())?.intervention.startDate;
  return (
    <EmptyState
      title={view === "semaine" ? words.noneThisWeek : words.none(longMonth(day.slice(0, 7), locale))}
    >
      {le && (
        <p>
          <LinkButton href={hrefTo({ vue: view, le })} onClick={inPlace(() => stepTo({ le }))}>
            {words.seeNext}
          </LinkButton>
        </p>
      )}
    </EmptyState>
  );
}
