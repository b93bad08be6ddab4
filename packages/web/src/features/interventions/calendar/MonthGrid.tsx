import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { dayOfWeekText, weekdayName } from "@ribambelle/domain/interventions/intervention.texts";
import { stepped, weekOf, weeksOfMonth } from "@ribambelle/domain/interventions/periods";
import { addDays } from "@ribambelle/domain/kernel/day";
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";
import { StateKey } from "../states/StateKey.tsx";
import { DayCell } from "./DayCell.tsx";
import list from "./DayList.module.css";
import { Entry } from "./Entry.tsx";
import classes from "./MonthGrid.module.css";

interface Props {
  /** Those of the weeks that are shown, in order. */
  interventions: readonly Intervention[];
  isLoading: boolean;
}

/** Where a key leads from a day (WAI-ARIA APG, grids of days). */
const keys: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekOf(day).from,
  End: (day) => weekOf(day).to,
  PageUp: (day) => stepped("mois", day, -1),
  PageDown: (day) => stepped("mois", day, 1),
};

/** A month as a grid of whole weeks with one tab stop, and the chosen day's list under it (VISITS-06, VISITS-22). */
export function MonthGrid({ interventions, isLoading }: Props) {
  const words = useWords(interventionsWords);
  const locale = useLocale();
  const { day, goTo } = usePlace();
  const grid = useRef<HTMLTableElement>(null);
  const under = useId();
  const goesOn = useRef(false);
  useLayoutEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    grid.current?.querySelector<HTMLElement>(`a[data-day="${day}"]`)?.focus();
  }, [day]);
  const weeks = weeksOfMonth(day);
  const ofDay = interventions.filter(({ startDate }) => startDate === day);

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keys[event.key]?.(day);
    if (next === undefined) return;
    event.preventDefault();
    goesOn.current = next !== day;
    goTo({ vue: "mois", le: next });
  }

  return (
    <>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys go from day to day
        role="grid"
        className={classes.grid}
        aria-busy={isLoading}
        onKeyDown={move}
        aria-label={words.mois}
      >
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={weekdayName(one, locale)}>
                <span className={classes.long}>{weekdayName(one, locale)}</span>
                <span className={classes.short} aria-hidden="true">
                  {weekdayName(one, locale).slice(0, 3)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <DayCell
                  key={one}
                  day={one}
                  interventions={interventions.filter(({ startDate }) => startDate === one)}
                  opens={under}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <StateKey interventions={interventions} />
      <section aria-labelledby={under} className={classes.under}>
        <h3 id={under} tabIndex={-1} className={list.day}>
          {dayOfWeekText(day, locale)}
        </h3>
        {!isLoading && ofDay.length === 0 && <p className={classes.nothing}>{words.nothingThatDay}</p>}
        <ul className={list.entries}>
          {ofDay.map((one) => (
            <li key={one.reference}>
              <Entry intervention={one} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
