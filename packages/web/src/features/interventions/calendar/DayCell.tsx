import { isPublicHoliday } from "@ribambelle/domain/agency/publicHolidays";
import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { interventionStates, isHeld } from "@ribambelle/domain/interventions/intervention.states";
import {
  fullDayText,
  interventionWords,
  otherPartyText,
} from "@ribambelle/domain/interventions/intervention.texts";
import { timeText } from "@ribambelle/domain/kernel/time";
import type { MouseEvent } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { interventionCount, interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";
import { StateMark } from "../states/StateMark.tsx";
import classes from "./MonthGrid.module.css";

const mostShown = 3;

interface Props {
  day: string;
  /** Those of the day, in order. */
  interventions: readonly Intervention[];
  /** The id of the heading of the chosen day's list. */
  opens: string;
}

/**
 * One day of the grid: its number, up to three interventions, and a name that says everything, with each one's hour, person and
 * state (VISITS-06, VISITS-22).
 */
export function DayCell({ day, interventions, opens }: Props) {
  const words = useWords(interventionsWords);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { day: chosen, hrefTo, goTo, stepTo } = usePlace();
  const isToday = day === today();
  const isHoliday = isPublicHoliday(day);
  const name = [
    fullDayText(day, locale),
    interventionCount(interventions.length, words),
    ...(isHoliday ? [words.publicHoliday] : []),
    ...(isToday ? [words.isToday] : []),
  ].join(", ");
  const open = (event: MouseEvent) => {
    const entry = (event.target as Element).closest<HTMLElement>("[data-reference]");
    // A click on one of the entries opens that one; the keyboard reaches it in the list under the grid.
    if (entry?.dataset.reference && entry.checkVisibility()) {
      stepTo({ vue: "mois", le: day, intervention: entry.dataset.reference });
      return;
    }
    goTo({ vue: "mois", le: day });
    // A keyboard's click has no place: Enter opens the day.
    if (event.detail === 0) document.getElementById(opens)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside has the focus, as in the APG's grids
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      aria-selected={day === chosen}
      className={classes.cell}
      data-outside={day.slice(0, 7) !== chosen.slice(0, 7) || undefined}
      data-today={isToday || undefined}
    >
      <a
        href={hrefTo({ vue: "mois", le: day })}
        className={classes.dayLink}
        data-day={day}
        aria-current={isToday ? "date" : undefined}
        tabIndex={isHydrated && day !== chosen ? -1 : 0}
        onClick={(event) => inPlace(() => open(event))(event)}
      >
        <span className="visually-hidden">{name}</span>
        <span className={classes.number} aria-hidden="true">
          <span>{Number(day.slice(8))}</span>
          {isHoliday && <span className={classes.holiday}>{words.holiday}</span>}
        </span>
        {interventions.length > 0 && (
          <span className={classes.count} aria-hidden="true">
            {interventions.length}
          </span>
        )}
        {interventions.map((one, index) => (
          <span key={one.reference} className={index < mostShown ? classes.entry : "visually-hidden"}>
            <StateMark state={one.state} />
            <span
              data-reference={index < mostShown ? one.reference : undefined}
              data-struck={!isHeld(one.state) || undefined}
            >
              {`${timeText(one.startTime, locale)} ${otherPartyText(one, locale) ?? interventionWords(locale).unknown}`}
            </span>
            <span className="visually-hidden">{` (${interventionStates.label(one.state, locale)})`}</span>
          </span>
        ))}
        {interventions.length > mostShown && (
          <span className={classes.more} aria-hidden="true">
            + {interventions.length - mostShown}
          </span>
        )}
      </a>
    </td>
  );
}
