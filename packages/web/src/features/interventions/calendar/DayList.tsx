import { isPublicHoliday } from "@ribambelle/domain/agency/publicHolidays";
import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { dayOfWeekText } from "@ribambelle/domain/interventions/intervention.texts";
import { useEffect, useRef } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { interventionsWords } from "../interventions.texts.ts";
import classes from "./DayList.module.css";
import { Entry } from "./Entry.tsx";

interface Props {
  /** Those of a month, in order. */
  interventions: readonly Intervention[];
  isLoading: boolean;
}

/** The interventions of a month under the headings of their days, scrolled to today (VISITS-05). */
export function DayList({ interventions, isLoading }: Props) {
  const words = useWords(interventionsWords);
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const days = [...new Set(interventions.map(({ startDate }) => startDate))];
  const [first] = days;
  const isThisMonth = first?.slice(0, 7) === today().slice(0, 7);
  const near = isThisMonth ? days.find((day) => day >= today()) : undefined;
  const isFirst = useRef(true);
  useEffect(() => {
    if (near === undefined) return;
    // Whoever comes back is where they left the list.
    const isBack = isFirst.current && scrollY > 0;
    isFirst.current = false;
    if (isBack) return;
    const heading = list.current?.querySelector(`[data-day="${near}"]`);
    // What can be seen already stays where it is.
    if (heading && heading.getBoundingClientRect().bottom > innerHeight)
      heading.scrollIntoView({ block: "start" });
  }, [near]);
  if (isLoading) return <ListSkeleton />;
  return (
    <div ref={list} className={classes.list}>
      {days.map((day) => (
        <section key={day} aria-labelledby={`jour-${day}`}>
          <h3 id={`jour-${day}`} data-day={day} className={classes.day}>
            {day === today() && <span className="screen-only">{words.todayIs}</span>}
            {dayOfWeekText(day, locale)}
            {isPublicHoliday(day) && <span className={classes.holiday}> · {words.publicHoliday}</span>}
          </h3>
          <ul className={classes.entries}>
            {interventions
              .filter(({ startDate }) => startDate === day)
              .map((one) => (
                <li key={one.reference}>
                  <Entry intervention={one} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The shape of a list while it is loaded. */
export function ListSkeleton() {
  const words = useWords(interventionsWords);
  return (
    <div className={classes.list}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width="10rem" height="1.25rem" />
          <Skeleton width="100%" height="48px" />
        </div>
      ))}
    </div>
  );
}
