import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { monthTotals } from "@ribambelle/domain/interventions/intervention.rules";
import { periodHeading, totalsText } from "@ribambelle/domain/interventions/intervention.texts";
import { type CalendarView, calendarViews } from "@ribambelle/domain/interventions/periods";
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Pieces } from "../../../ui/cards/Pieces.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { interventionCount, interventionsWords } from "../interventions.texts.ts";
import { PlaceContext, usePlace } from "../place.ts";
import classes from "./Calendar.module.css";
import { DayList } from "./DayList.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { NoInterventions } from "./NoInterventions.tsx";
import { PeriodSteps } from "./PeriodSteps.tsx";
import { useInterventions } from "./useInterventions.ts";
import { WeekDays } from "./WeekDays.tsx";
import { WhoSelect } from "./WhoSelect.tsx";

/** One view of the calendar with its tabs, its period, its totals and whom it shows (VISITS-03 to -06, -18, -19). */
export function Calendar({ view }: { view: CalendarView }) {
  const words = useWords(interventionsWords);
  const locale = useLocale();
  const place = usePlace();
  const { day, hrefTo, goTo } = place;
  const heading = useId();
  const { data, error, inPeriod, inMonth, shownInPeriod } = useInterventions(view);
  // The days of a view are drawn behind its tab (docs/decisions/0039-taps.md); those of another day at once.
  const drawnView = useDeferredValue(view);
  const drawnPlace = useDeferredValue(place);
  const title = periodHeading(view, day, locale);
  return (
    <section aria-labelledby={heading} className={classes.calendar}>
      <Tabs
        label={words.views}
        tabs={calendarViews.map((name) => ({ name, label: words[name], href: hrefTo({ vue: name }) }))}
        open={view}
        onOpen={(vue) => goTo({ vue })}
      >
        <div className={classes.top}>
          <h2 id={heading} className={classes.heading}>
            {title}
          </h2>
          <PeriodSteps view={view} />
        </div>
        <p className={classes.totals}>
          {data ? (
            <Pieces text={totalsText(summed(shownInPeriod), locale)} />
          ) : (
            !error && <Skeleton width="16rem" />
          )}
        </p>
        {data && countsOtherwise(summed(shownInPeriod)) && <p className={classes.why}>{words.countedWhy}</p>}
        <WhoSelect interventions={inMonth} hidden={inPeriod.length - shownInPeriod.length} />
        <Announcement said={data && `${title}, ${interventionCount(shownInPeriod.length, words)}`} />
        <PlaceContext value={drawnView === view && drawnPlace.day !== day ? place : drawnPlace}>
          <Days view={drawnView} />
        </PlaceContext>
      </Tabs>
    </section>
  );
}

const Days = memo(({ view }: { view: CalendarView }) => {
  const { data, error, isFetching, refetch, inPeriod, shown, shownInPeriod } = useInterventions(view);
  if (!data && error) return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      {data && inPeriod.length === 0 && (
        <div className={classes.none}>
          <NoInterventions view={view} />
        </div>
      )}
      {view === "mois" && <MonthGrid interventions={shown} isLoading={!data} />}
      {view === "semaine" && <WeekDays interventions={shownInPeriod} isLoading={!data} />}
      {view === "liste" && <DayList interventions={shownInPeriod} isLoading={!data} />}
    </>
  );
});

const countsOtherwise = ({ doneMinutes, countedMinutes }: ReturnType<typeof summed>) =>
  countedMinutes > 0 && countedMinutes !== doneMinutes;

function summed(interventions: readonly Intervention[]) {
  const totals = monthTotals(interventions);
  const sum = (of: "plannedMinutes" | "doneMinutes" | "countedMinutes") =>
    totals.reduce((minutes, month) => minutes + month[of], 0);
  return {
    plannedMinutes: sum("plannedMinutes"),
    doneMinutes: sum("doneMinutes"),
    countedMinutes: sum("countedMinutes"),
  };
}

// Says the period that is shown when it becomes another, not at first (VISITS-23).
function Announcement({ said }: { said: string | undefined }) {
  const first = useRef<string>(undefined);
  const [text, setText] = useState("");
  useEffect(() => {
    if (said === undefined) return;
    if (first.current !== undefined && first.current !== said) setText(said);
    first.current = said;
  }, [said]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
