import { type CalendarView, stepped } from "@ribambelle/domain/interventions/periods";
import { useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import { ChevronRightIcon } from "../../../ui/pictures/linkIcons.tsx";
import { interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";
import classes from "./PeriodSteps.module.css";

/** The ways to the period before, to today and to the period after; links before the script (VISITS-04). */
export function PeriodSteps({ view }: { view: CalendarView }) {
  const words = useWords(interventionsWords);
  const { day, hrefTo, stepTo } = usePlace();
  const isWeek = view === "semaine";
  const steps = [
    [-1, isWeek ? words.previousWeek : words.previousMonth],
    [0, isWeek ? words.thisWeek : words.thisMonth],
    [1, isWeek ? words.nextWeek : words.nextMonth],
  ] as const;
  return (
    <div className={`${classes.steps} screen-only`}>
      {steps.map(([by, name]) => {
        const le = by === 0 ? today() : stepped(view, day, by);
        return (
          <a
            key={by}
            href={hrefTo({ vue: view, le })}
            className={classes.step}
            data-back={by < 0 || undefined}
            aria-label={name}
            onClick={inPlace(() => stepTo({ le }))}
          >
            {by === 0 ? words.today : <ChevronRightIcon />}
          </a>
        );
      })}
    </div>
  );
}
