import { durationText } from "@ribambelle/domain/kernel/time";
import type { Availability } from "@ribambelle/domain/profile/availability";
import { joinAvailabilities, weeklyMinutes } from "@ribambelle/domain/profile/week/slots";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { availabilitiesWords } from "../availabilities.texts.ts";
import classes from "./DrawnWeek.module.css";
import { WeekGrid } from "./WeekGrid.tsx";
import { WeekList, type WeekWords } from "./WeekList.tsx";

interface Props {
  slots: readonly Availability[];
  said?: WeekWords;
}

/** A week at a glance: its hours, a drawing where there is room, and each day in words. */
export function DrawnWeek({ slots, said }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const week = joinAvailabilities(slots);
  return (
    <div className={classes.view}>
      <p className={classes.total}>{words.weekly(durationText(weeklyMinutes(week), locale))}</p>
      <WeekGrid week={week} />
      <WeekList week={week} said={said} />
    </div>
  );
}
