import { type Availability, spanOf, weekDays } from "@ribambelle/domain/profile/availability";
import { slotText } from "@ribambelle/domain/profile/availability.texts";
import { type CSSProperties, Fragment } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { availabilitiesWords } from "../availabilities.texts.ts";
import { axisHours, hourText, shownHours } from "./shownHours.ts";
import classes from "./WeekList.module.css";

/** What a week says of itself where it is no babysitter’s: what its list is, and of a day without hours. */
export interface WeekWords {
  readonly list: string;
  readonly free: string;
}

/**
 * The week in words, a line for each day, over a small drawing; where `WeekGrid` has room, for screen readers
 * only.
 */
export function WeekList({ week, said }: { week: readonly Availability[]; said?: WeekWords | undefined }) {
  const words = { ...useWords(availabilitiesWords), ...said };
  const locale = useLocale();
  const { from, to } = shownHours(week);
  return (
    <div className={classes.week} style={{ "--hours": to - from } as CSSProperties}>
      <ul className={classes.list} aria-label={words.list}>
        {weekDays.rows.map((row) => {
          const slots = week.filter(({ day }) => day === row.value);
          return (
            <li key={row.value} data-free={slots.length === 0 || undefined}>
              <span className={classes.day}>
                {row[locale]}
                <span className="visually-hidden">{words.colon}</span>
              </span>
              <span>
                {slots.length === 0 && words.free}
                {slots.map((slot, index) => (
                  <Fragment key={slot.id}>
                    {index > 0 && " "}
                    <span className={classes.slot}>
                      {slotText(slot, locale)}
                      {index < slots.length - 1 && ","}
                    </span>
                  </Fragment>
                ))}
              </span>
              {slots.length > 0 && <Track slots={slots} from={from} />}
            </li>
          );
        })}
      </ul>
      <Axis from={from} to={to} />
    </div>
  );
}

function Track({ slots, from }: { slots: readonly Availability[]; from: number }) {
  return (
    <span className={classes.track} aria-hidden="true">
      {slots.map((slot) => {
        const { start, end } = spanOf(slot);
        const position = { "--at": start / 60 - from, "--length": (end - start) / 60 };
        return <span key={slot.id} style={position as CSSProperties} />;
      })}
    </span>
  );
}

function Axis({ from, to }: { from: number; to: number }) {
  const locale = useLocale();
  const hours = axisHours({ from, to }, 5);
  return (
    <div className={classes.axis} aria-hidden="true">
      {hours.map((hour) => (
        <span
          key={hour}
          data-edge={hour === from ? "start" : hour === to ? "end" : undefined}
          style={{ "--at": hour - from } as CSSProperties}
        >
          {hourText(hour, locale)}
        </span>
      ))}
    </div>
  );
}
