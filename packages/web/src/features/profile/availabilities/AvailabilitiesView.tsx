import { durationText } from "@ribambelle/domain/kernel/time";
import {
  type Availability,
  joinAvailabilities,
  weeklyMinutes,
} from "@ribambelle/domain/profile/availability";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import classes from "./AvailabilitiesView.module.css";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { WeekGrid } from "./WeekGrid.tsx";
import { WeekList } from "./WeekList.tsx";

interface Props {
  availabilities: readonly Availability[];
  /** What can be done when there are none yet. */
  children?: ReactNode;
}

/** The week of a babysitter at a glance: its hours, a drawing where there is room, and each day in words. */
export function AvailabilitiesView({ availabilities, children }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const week = joinAvailabilities(availabilities);
  if (week.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneWhy}</p>
        {children}
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
