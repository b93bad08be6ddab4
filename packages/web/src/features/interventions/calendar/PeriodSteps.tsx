import { type CalendarView, stepped } from "@ribambelle/domain/interventions/periods";
import { useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { inPlace } from "../../../ui/buttons/inPlace.ts";
import { interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";
import classes from "./PeriodSteps.module.css";

/** The ways to the period before, to today and to the period after; links before the script (VISITS-04). */
export function PeriodSteps({ view }: { view: CalendarView }) {
  const words = useWords(interventionsWords);
  const { day, hrefTo, stepTo } = usePlace();
  const isWeek = view === "semaine";
  const steps = [
    [stepped(view, day, -1), words.previous, isWeek ? words.previousWeek : words.previousMonth],
    [today(), words.today, isWeek ? words.thisWeek : words.thisMonth],
    [stepped(view, day, 1), words.next, isWeek ? words.nextWeek : words.nextMonth],
  ] as const;
  return (
    <div className={`${classes.steps} screen-only`}>
      {steps.map(([le, text, name]) => (
        <a
          key={text}
          href={hrefTo({ vue: view, le })}
          className={classes.step}
          aria-label={name}
          onClick={inPlace(() => stepTo({ le }))}
        >
          {text}
        </a>
      ))}
    </div>
  );
}
