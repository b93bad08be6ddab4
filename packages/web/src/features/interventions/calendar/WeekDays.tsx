import { isPublicHoliday } from "@ribambelle/domain/agency/publicHolidays";
import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { dayOfWeekText } from "@ribambelle/domain/interventions/intervention.texts";
import { weekOf } from "@ribambelle/domain/interventions/periods";
import { addDays } from "@ribambelle/domain/kernel/day";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";
import { StateKey } from "../states/StateKey.tsx";
import { ListSkeleton } from "./DayList.tsx";
import { Entry } from "./Entry.tsx";
import classes from "./WeekDays.module.css";

interface Props {
  /** Those of the week, in order. */
  interventions: readonly Intervention[];
  isLoading: boolean;
}

/** The seven days of a week, side by side where there is room (VISITS-03). */
export function WeekDays({ interventions, isLoading }: Props) {
  const words = useWords(interventionsWords);
  const locale = useLocale();
  const { day } = usePlace();
  const { from } = weekOf(day);
  if (isLoading) return <ListSkeleton />;
  return (
    <>
      <ol className={classes.week}>
        {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((one) => {
          const ofDay = interventions.filter(({ startDate }) => startDate === one);
          return (
            <li key={one} className={classes.day} data-today={one === today() || undefined}>
              <h3 className={classes.name} aria-current={one === today() ? "date" : undefined}>
                {one === today() && <span className={classes.todayWord}>{words.today}</span>}
                {dayOfWeekText(one, locale)}
                {isPublicHoliday(one) && <span className={classes.holiday}> · {words.publicHoliday}</span>}
              </h3>
              {ofDay.length === 0 && <p className={classes.nothing}>{words.nothingThatDay}</p>}
              {ofDay.map((intervention) => (
                <Entry key={intervention.reference} intervention={intervention} />
              ))}
            </li>
          );
        })}
      </ol>
      <StateKey interventions={interventions} />
    </>
  );
}
