import { type Availability, spanOf, weekDays } from "@ribambelle/domain/profile/availability";
import type { CSSProperties } from "react";
import { useLocale } from "../../../client/locale.tsx";
import classes from "./SmallWeek.module.css";

const dayInMinutes = 24 * 60;

/** Seven days as small columns, from midnight to midnight; its text stands beside it. */
export function SmallWeek({ slots }: { slots: readonly Availability[] }) {
  const locale = useLocale();
  return (
    <div className={classes.week} aria-hidden="true">
      {weekDays.rows.map((row) => (
        <div key={row.value} className={classes.day}>
          <div className={classes.column}>
            {slots
              .filter(({ day }) => day === row.value)
              .map((slot) => {
                const { start, end } = spanOf(slot);
                const place = { "--at": start / dayInMinutes, "--length": (end - start) / dayInMinutes };
                return <span key={slot.id} style={place as CSSProperties} />;
              })}
          </div>
          <span className={classes.letter}>{row[locale][0]}</span>
        </div>
      ))}
    </div>
  );
}
