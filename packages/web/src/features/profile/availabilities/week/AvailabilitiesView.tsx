import { durationText } from "@ribambelle/domain/kernel/time";
import {
  type Availability,
  joinAvailabilities,
  weeklyMinutes,
} from "@ribambelle/domain/profile/availability";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { EmptyState } from "../../../../ui/cards/EmptyState.tsx";
import { availabilitiesWords } from "../../../../ui/week/availabilities.texts.ts";
import classes from "./AvailabilitiesView.module.css";
import { WeekGrid } from "./WeekGrid.tsx";
import { WeekList } from "./WeekList.tsx";

/** The week of a babysitter at a glance: its hours, a drawing where there is room, and each day in words. */
export function AvailabilitiesView({ availabilities }: { availabilities: readonly Availability[] }) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const week = joinAvailabilities(availabilities);
  if (week.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneWhy}</p>
      </EmptyState>
    );
  }
  return (
    <div className={classes.view}>
      <p className={classes.total}>{words.weekly(durationText(weeklyMinutes(week), locale))}</p>
      <WeekGrid week={week} />
      <WeekList week={week} />
    </div>
  );
}
