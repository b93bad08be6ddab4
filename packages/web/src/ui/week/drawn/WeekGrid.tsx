import { timeText } from "@ribambelle/domain/kernel/time";
import { type Availability, spanOf, weekDays } from "@ribambelle/domain/profile/availability";
import type { CSSProperties } from "react";
import { useLocale } from "../../../client/locale.tsx";
import { axisHours, hourText, shownHours } from "./shownHours.ts";
import classes from "./WeekGrid.module.css";

/** The week drawn as seven columns, where there is room; `WeekList` gives screen readers the same. */
export function WeekGrid({ week }: { week: readonly Availability[] }) {
  const locale = useLocale();
  const { from, to } = shownHours(week);
  const hours = axisHours({ from, to }, 10);
  return (
    <div className={classes.grid} aria-hidden="true" style={{ "--hours": to - from } as CSSProperties}>
      <div className={classes.axis}>
        {hours.map((hour) => (
          <span key={hour} style={{ "--at": hour - from } as CSSProperties}>
            {hourText(hour, locale)}
          </span>
        ))}
      </div>
      {weekDays.rows.map((row) => {
        const slots = week.filter(({ day }) => day === row.value);
        return (
          <div key={row.value} className={classes.day} data-free={slots.length === 0 || undefined}>
            <span className={classes.name}>{row[locale]}</span>
            <div className={classes.column}>
              {slots.map((slot) => (
                <Block key={slot.id} slot={slot} from={from} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Block({ slot, from }: { slot: Availability; from: number }) {
  const locale = useLocale();
  const { start, end } = spanOf(slot);
  const position = { "--at": start / 60 - from, "--length": (end - start) / 60 } as CSSProperties;
  return (
    <div className={classes.block} data-long={end - start >= 120 || undefined} style={position}>
      <span>{timeText(slot.startTime, locale)}</span>
      <span>{timeText(slot.endTime, locale, "end")}</span>
    </div>
  );
}
