import type { Availability } from "@ribambelle/domain/profile/availability";
import type { ReactNode } from "react";
import { useWords } from "../../../client/locale.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { availabilitiesWords } from "../../../ui/week/availabilities.texts.ts";
import { DrawnWeek } from "../../../ui/week/drawn/DrawnWeek.tsx";

interface Props {
  availabilities: readonly Availability[];
  /** What fills in a week that is empty, for who may. */
  fill?: ReactNode;
}

/** The week of a babysitter at a glance, or why it matters where nothing is there yet. */
export function AvailabilitiesView({ availabilities, fill }: Props) {
  const words = useWords(availabilitiesWords);
  return availabilities.length === 0 ? (
    <EmptyState title={words.none}>
      <p>{words.noneWhy}</p>
      {fill}
    </EmptyState>
  ) : (
    <DrawnWeek slots={availabilities} />
  );
}
