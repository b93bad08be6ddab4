import { durationText } from "@ribambelle/domain/kernel/time";
import {
  type Availability,
  joinAvailabilities,
  weeklyMinutes,
} from "@ribambelle/domain/profile/availability";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { EmptyState } from "../../../../ui/cards/EmptyState.tsx";
import { availabilitiesWords } from "../../../../ui/week/availabilities.texts.ts";
import classes from "./AvailabilitiesView.module.css";
import { WeekGrid } from "./WeekGrid.tsx";
import { WeekList } from "./WeekList.tsx";

interface Props {
  availabilities: readonly Availability[];
  /** What fills in a week that is empty, for who may. */
  fill?: ReactNode;
}

/** The week of a babysitter at a glance: its hours, a drawing where there is room, and each day in words. */
export function AvailabilitiesView({ availabilities, fill }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const week = joinAvailabilities(availabilities);
  if (week.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneWhy}</p>
        {fill}
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
